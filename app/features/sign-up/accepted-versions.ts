import type { Content } from '../../../content/content.ts'
import { versionInForce } from '../../domain/policies/policy-versions.ts'

/** The versions of the texts in force at sign-up, stored with the registration. Throws where one of them is missing. */
export function acceptedVersions({ policyVersions, figures }: Pick<Content, 'policyVersions' | 'figures'>, now: Date) {
  const inForce = (policy: string) => versionInForce(policyVersions[policy] ?? [], now)?.en.version
  const { policyVersion: figure } = figures
  const written = figure?.kind === 'text' && typeof figure.value === 'string' ? figure.value : undefined
  const termsVersion = inForce('terms-conditions') ?? written
  const privacyVersion = inForce('privacy-policy')
  if (!termsVersion || !privacyVersion) throw new Error('The terms or the privacy policy have no version')
  return { termsVersion, privacyVersion }
}
