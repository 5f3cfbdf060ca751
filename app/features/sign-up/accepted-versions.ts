import type { Content } from '../../../content/content.ts'

/**
 * The versions of the texts that stand when a visitor signs up: they are stored with the registration. In: the content. Out: the version of the
 * published terms, and while these are not published, the version of the policies that is written down as a figure; and that of the privacy policy.
 *
 * @throws Error where one of them is missing
 */
export function acceptedVersions({ policies, figures }: Pick<Content, 'policies' | 'figures'>) {
  const { policyVersion: figure } = figures
  const written = figure?.kind === 'text' && typeof figure.value === 'string' ? figure.value : undefined
  const termsVersion = policies['terms-conditions']?.en.version ?? written
  const privacyVersion = policies['privacy-policy']?.en.version
  if (!termsVersion || !privacyVersion) throw new Error('The terms or the privacy policy have no version')
  return { termsVersion, privacyVersion }
}
