import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { type Policy, policyFrontMatter } from '../../content/policies/policy.schema.ts'
import type { ContentFault } from './content-error.ts'
import { readMarkdownFile } from './markdown-file.ts'
import type { Validated } from './validate.ts'

/** Reads one policy in one language. Faults of the body have the field `body`. */
export const readPolicy = (text: string, file: string): Validated<Policy> =>
  readMarkdownFile(text, file, policyFrontMatter)

type Words<Value> = Record<Locale, Value>
/** One version of a policy as it was read: the folder of its files, and its words, null where they have a fault of their own. */
export type ReadVersion = { folder: string; words: Words<Policy | null> }

/** The versions of one policy, newest first, and faults between files: a misnamed folder, languages or versions that disagree. Faulty ones are left out. */
export function versionsOf(read: readonly ReadVersion[]): { versions: Words<Policy>[]; faults: ContentFault[] } {
  const faults = read.flatMap(faultsOf)
  const whole = read.flatMap(({ folder, words }) => (isWhole(words) ? [{ folder, words }] : []))
  for (const field of ['version', 'effectiveFrom'] as const) {
    const owners = new Map<string, string>()
    for (const { folder, words } of whole) {
      const owner = owners.get(words.en[field])
      if (owner !== undefined) faults.push({ file: folder, field, reason: `is that of ${owner} already` })
      owners.set(words.en[field], folder)
    }
  }
  const versions = whole.map(({ words }) => words)
  return { versions: versions.toSorted((a, b) => (a.en.effectiveFrom < b.en.effectiveFrom ? 1 : -1)), faults }
}

const isWhole = (words: Words<Policy | null>): words is Words<Policy> => locales.every(locale => words[locale] !== null)

function faultsOf({ folder, words }: ReadVersion): ContentFault[] {
  if (!isWhole(words)) return []
  const { version, effectiveFrom } = words.en
  const named = /\/versions\/([^/]+)$/.exec(folder)?.[1]
  const misnamed =
    named !== undefined && named !== version
      ? [{ file: folder, field: 'version', reason: `holds version ${version}: name the folder so` }]
      : []
  const unlike = locales
    .filter(locale => words[locale].version !== version || words[locale].effectiveFrom !== effectiveFrom)
    .map(locale => ({
      file: `${folder}/${locale}.md`,
      field: 'version',
      reason: `is not version ${version} of ${effectiveFrom}, as in English: one version has one number and one day`
    }))
  return [...misnamed, ...unlike]
}
