import { gitIn } from '../../build/present-commit.ts'
import { fileIn, type SiteText, sourceLocale, textsOf } from './texts.ts'

/** How many versions of a file are looked at. */
const maxVersions = 20

/** The source texts of a file before they changed, by field, as far as git remembers them; nothing where there is no git. `present`: the texts of today. */
export function earlierSources(file: string, present: readonly SiteText[]): Map<string, string> {
  const path = fileIn(file, sourceLocale)
  const versions = git('log', `-${maxVersions}`, '--format=%H', '--', path).split('\n').filter(Boolean)
  return changedTexts(
    versions.map(version => textsOf(path, git('show', `${version}:./${path}`), sourceLocale)),
    present
  )
}

/** Of versions, the newest first: for each field the first text that no text of today says. One that moved has not changed. */
export function changedTexts(
  versions: readonly Readonly<Record<string, string>>[],
  present: readonly SiteText[]
): Map<string, string> {
  const today = new Set(present.map(({ text }) => text))
  const earlier = new Map<string, string>()
  for (const { field } of present) {
    const text = versions.map(version => version[field]).find(old => old !== undefined && !today.has(old))
    if (text !== undefined) earlier.set(field, text)
  }
  return earlier
}

const git = (...words: readonly string[]): string => gitIn('.', ...words) ?? ''
