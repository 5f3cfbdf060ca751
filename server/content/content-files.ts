import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { isFileLimit } from '../platform/format-error.ts'

/** The text of every file of a folder of content, of a picture its hash, by its path with slashes, sorted. */
export type ContentFiles = ReadonlyMap<string, string>

/** No file that people write is so long, and parsing a longer one would hold up every request. */
const maxFileBytes = 1_000_000
/** Far fewer than a process may open (often 1,024): connections of visitors count as well. */
const maxOpenFiles = 32
/** Stands for a file that is no text, is too long or may not be read: no text has this character, so that nothing takes it for one. */
const notText = '\0'

/** Pictures that editors put beside a story. */
export const isPortrait = (path: string): boolean => /^ambassadors\/[^/]+\/portrait\.webp$/.test(path)

/**
 * Reads every YAML and Markdown file but what is for translators alone, and every portrait, so that what is parsed afterwards is one state of the folder. A file that cannot be
 * read is there as `notText`, so that its fault is its own. Throws where the process may open no more files: that is no fault of theirs.
 */
export async function readContentFiles(directory: string): Promise<ContentFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => (/(^|\/)[^./][^/]*\.(yaml|md)$/.test(path) && !path.startsWith('translation/')) || isPortrait(path))
    .sort()
  const texts = await pLimit(maxOpenFiles).map(paths, async path => [path, await readText(directory, path)] as const)
  return new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])))
}

/** Null for a file that has gone since the folder was listed. */
async function readText(directory: string, path: string): Promise<string | null> {
  const file = join(directory, path)
  try {
    const { size } = await stat(file)
    return size > maxFileBytes && !isPortrait(path) ? notText : textOf(path, await readFile(file))
  } catch (error) {
    if (isFileLimit(error)) throw error
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : notText
  }
}

/** The text of a file, whatever system it was written on: without a byte order mark, lines ended as YAML ends them. What is no UTF-8 is `notText`. Of a picture its hash. */
export function textOf(path: string, bytes: Uint8Array): string {
  if (isPortrait(path)) return `${createHash('sha256').update(bytes).digest('hex')}\n`
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return notText
  }
}

/** Why a text cannot be a whole file, whatever it says; null where it can. An interrupted copy mostly ends within a line. */
export function unreadableReason(text: string): string | null {
  if (text.includes(notText))
    return 'cannot be read: save it as text in UTF-8 of less than 1 MB that the user of the site may read'
  if (text.trim() === '') return 'is empty: put its text back'
  return text.endsWith('\n') ? null : 'ends within a line: it is cut off. Put the rest back, or end the last line'
}

/** A hash over the names and the texts of all files. */
export function versionOf(files: ContentFiles): string {
  const hash = createHash('sha256')
  for (const [path, text] of files) hash.update(`${path}\0${Buffer.byteLength(text)}\0${text}`)
  return hash.digest('hex')
}
