import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type YAMLMap
} from 'yaml'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { splitFrontMatter } from '../../server/content/markdown-file.ts'
import { blocksOf, fileIn, type SiteText, sourceLocale } from './texts.ts'

/** Writes one text into its file and changes nothing else there; a new file begins as a copy of its source. Throws where there is no such place. */
export async function writeText({ file, field, text }: SiteText, locale: Locale): Promise<void> {
  const path = fileIn(file, locale)
  const present = await readFile(existsSync(path) ? path : fileIn(file, sourceLocale), 'utf8')
  await writeFile(path, withText(present, path, file.includes('*') ? field : fieldIn(field, locale, present), text))
}

/** A file with one text replaced. */
export function withText(written: string, name: string, field: string, text: string): string {
  if (name.endsWith('.json')) return `${JSON.stringify({ ...JSON.parse(written), [field]: text }, null, 2)}\n`
  if (name.endsWith('.yaml')) return withYamlText(written, field, text)
  const { frontMatter, body } = splitFrontMatter(written) ?? { frontMatter: '', body: written }
  const head = (front: string, rest: string) => `---\n${front}\n---\n\n${rest}\n`
  const [, block] = /^body\.(\d+)$/.exec(field) ?? []
  if (block === undefined) return head(withYamlText(frontMatter, field, text), body)
  const blocks = blocksOf(body)
  if (blocks[Number(block)] === undefined) throw new Error(`${name} has no block ${block}`)
  return head(frontMatter, blocks.map((old, at) => (at === Number(block) ? text.trim() : old)).join('\n\n'))
}

/** In records the locale is within the path: `3.title` in Finnish is `3.title.fi`, an item of a list `3.terms.fi.0`. */
function fieldIn(field: string, locale: Locale, written: string): string {
  const path = field.split('.')
  const isItem = /^\d+$/.test(path.at(-1) ?? '') && !isMap(nodeAt(parseDocument(written), path))
  return (isItem ? [...path.slice(0, -1), locale, path.at(-1)] : [...path, locale]).join('.')
}

function withYamlText(written: string, field: string, text: string): string {
  const document = parseDocument(written)
  const path = field.split('.')
  const node = nodeAt(document, path)
  const value = quoted(text)
  if (isScalar(node) && node.range) return replaced(written, node.range, value)
  const parent = nodeAt(document, path.slice(0, -1))
  const key = path.at(-1)
  if (isMap(parent) && key) return withKey(written, parent, key, value)
  if (isSeq(parent) && parent.flow && parent.range && Number(key) === parent.items.length) {
    const end = parent.range[1] - 1
    return `${written.slice(0, end).trimEnd()}, ${value}${written.slice(end)}`
  }
  const grandparent = nodeAt(document, path.slice(0, -2))
  const list = path.at(-2)
  if (isMap(grandparent) && list && key === '0') return withKey(written, grandparent, list, `[${value}]`)
  throw new Error(`There is no place ${field}`)
}

/** The node at a path; an alias is followed: it is written in one place and read in several. */
function nodeAt(document: Document, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => {
    const meant = isAlias(node) ? node.resolve(document) : node
    if (!isCollection(meant)) return undefined
    const next: unknown = isSeq(meant) ? meant.items[Number(key)] : meant.get(key, true)
    return isAlias(next) ? next.resolve(document) : next
  }, document.contents)
}

/** A map with one more key at its end, written as the map is. */
function withKey(written: string, map: YAMLMap, key: string, value: string): string {
  const last = map.items.at(-1)
  const lastKey = isScalar(last?.key) ? last.key.range : undefined
  const lastValue = (last?.value as { range?: [number, number, number] } | null)?.range
  if (!lastKey || !lastValue) throw new Error('There is an empty map')
  const at = lastValue[0] + written.slice(lastValue[0], lastValue[1]).trimEnd().length
  const indent = lastKey[0] - (written.lastIndexOf('\n', lastKey[0]) + 1)
  const lead = map.flow ? ', ' : `\n${' '.repeat(indent)}`
  return `${written.slice(0, at)}${lead}${key}: ${value}${written.slice(at)}`
}

function replaced(written: string, [from, to]: [number, number, number], value: string): string {
  const lineEnd = written[to - 1] === '\n' ? '\n' : ''
  return `${written.slice(0, from)}${value}${lineEnd}${written.slice(to)}`
}

const quoted = (text: string): string => stringify(text, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trim()
