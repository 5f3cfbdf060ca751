import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The text of every file of a folder of content, by its path with slashes, sorted. */
export type ContentFiles = ReadonlyMap<string, string>

/** Reads every YAML and Markdown file but what is for translators alone, so that what is parsed afterwards is one state of the folder. */
export async function readContentFiles(directory: string): Promise<ContentFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && /^[^.].*\.(yaml|md)$/.test(entry.name))
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.startsWith('translation/'))
    .sort()
  const texts = await Promise.all(paths.map(path => readFile(join(directory, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']))
}

/** A hash over the names and the texts of all files. */
export function versionOf(files: ContentFiles): string {
  const hash = createHash('sha256')
  for (const [path, text] of files) hash.update(`${path}\0${Buffer.byteLength(text)}\0${text}`)
  return hash.digest('hex')
}
