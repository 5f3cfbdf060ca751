import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteText, State } from './texts.ts'

/** Which source texts someone has looked at beside their translation into one language: marks of the texts, by file. */
export type LookedAt = ReadonlyMap<string, ReadonlySet<string>>

const fileOf = (locale: Locale, folder: string) => join(folder, `${locale}.yaml`)
const ledgers = 'content/translation/looked-at'

/** A short mark of a text. Its place does not matter, so that a text which moves within its file needs nobody. */
export const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6)

/** Reads the ledger of a language; empty where there is none. */
export async function readLookedAt(locale: Locale, folder = ledgers): Promise<LookedAt> {
  const written = await readFile(fileOf(locale, folder), 'utf8').catch(() => '')
  const marks = (parse(written) ?? {}) as Record<string, string>
  return new Map(Object.entries(marks).map(([file, list]) => [file, new Set(list.split(' '))]))
}

/** Writes the ledger of a language: a line a file, sorted, so that two people who looked at two pages do not get into each other's way. */
export async function writeLookedAt(locale: Locale, lookedAt: LookedAt, folder = ledgers): Promise<void> {
  const lines = [...lookedAt]
    .filter(([, marks]) => marks.size > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, marks]) => `"${file}": "${[...marks].sort().join(' ')}"\n`)
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(locale, folder), lines.join(''))
}

/** The ledger once someone has looked at some source texts. Marks of texts that the file no longer has are let go. */
export function withLookedAt(before: LookedAt, sources: readonly SiteText[], seen: readonly SiteText[]): LookedAt {
  const seenNow = new Set(seen.map(({ file, text }) => `${file} ${markOf(text)}`))
  const marks = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    const mark = markOf(text)
    if (!seenNow.has(`${file} ${mark}`) && !before.get(file)?.has(mark)) continue
    marks.set(file, (marks.get(file) ?? new Set()).add(mark))
  }
  return marks
}

/** The state of a translation: not there, older than its source, or looked at since the source last changed. */
export function stateOf(source: SiteText, translation: string | undefined, lookedAt: LookedAt): State {
  if (translation === undefined) return 'missing'
  return lookedAt.get(source.file)?.has(markOf(source.text)) ? 'current' : 'older'
}
