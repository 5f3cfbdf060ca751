import { globSync, readFileSync } from 'node:fs'
import { Lexer, type Token } from 'marked'
import { parse } from 'yaml'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { splitFrontMatter } from '../../server/content/markdown-file.ts'

/** The language that all others are translated from. */
export const sourceLocale = 'en' satisfies Locale

/** One text of the site: its file, the locale of its name written `*`; its place in the file; and what it says. */
export type SiteText = { file: string; field: string; text: string }

/** The state of a translation beside its source. */
export type State = 'missing' | 'older' | 'current'

/** Fields that are no words, alike in every language: an anchor, and which kind of inducement a section is. Translators never see them. */
export const dataFields: ReadonlySet<string> = new Set(['id', 'only'])

/** The facts of a policy that are the same in every language. */
const dataOfPolicies = new Set(['version', 'effectiveFrom', 'announcedOn'])

/** Files of one language each, by patterns in which `*` alone as a name is the locale. */
const filesOfOneLanguage = (locale: Locale): string[] =>
  [
    `content/messages/${locale}.json`,
    `content/{pages,closed,policies,blog,ambassadors}/**/${locale}.{yaml,md}`,
    `content/pages/*/${locale}@*.yaml`,
    `content/mails/*.${locale}.yaml`
  ]
    .flatMap(pattern => globSync(pattern))
    .sort()

/** The records, which hold their texts in every language. What may not be said is no translation: each language has its own. */
const recordFiles = (): string[] =>
  globSync('content/**/*.yaml')
    .filter(file => !file.startsWith('content/claims/') && !filesWithLocale.test(file))
    .sort()

const filesWithLocale = new RegExp(`[/.](${locales.join('|')})(@[\\d-]+)?\\.yaml$`)

/** Every text of the site in one language: words of pages and mails, interface messages, policies, posts and stories block by block, texts of records. */
export function readTexts(locale: Locale): SiteText[] {
  return [...filesOfOneLanguage(locale), ...recordFiles()].flatMap(path => {
    const file = asPattern(path, locale)
    return Object.entries(textsOf(path, readFileSync(path, 'utf8'), locale)).map(([field, text]) => ({
      file,
      field,
      text
    }))
  })
}

/** The file of one language of a pattern: `content/pages/home/*.yaml` in Finnish is `content/pages/home/fi.yaml`. */
export const fileIn = (file: string, locale: Locale): string =>
  file.replace(/\*(?=(@[\d-]+)?\.(json|yaml|md)$)/, locale)

const asPattern = (path: string, locale: Locale): string =>
  path.replace(new RegExp(`(?<=[/.])${locale}(?=(@[\\d-]+)?\\.(json|yaml|md)$)`), '*')

/** The texts of a file in one language, by their fields. */
export function textsOf(path: string, written: string, locale: Locale): Record<string, string> {
  if (path.endsWith('.json')) return JSON.parse(written) as Record<string, string>
  if (path.endsWith('.yaml'))
    return filesWithLocale.test(path) ? textsIn(parse(written)) : textsOfRecords(parse(written), locale)
  const { frontMatter = '', body = '' } = splitFrontMatter(written) ?? {}
  const head = Object.entries(textsIn(parse(frontMatter))).filter(([field]) => !dataOfPolicies.has(field))
  return { ...Object.fromEntries(head), ...Object.fromEntries(blocksOf(body).map((text, at) => [`body.${at}`, text])) }
}

/** The blocks of a Markdown text: headings, paragraphs, lists, tables. Joined by empty lines they are the text again. */
export const blocksOf = (body: string): string[] => blockTokens(body).map(({ raw }) => raw.trim())

export const blockTokens = (text: string): Token[] =>
  new Lexer({ gfm: true }).lex(text).filter(({ type }) => type !== 'space')

/** Every text of a value by its path; what is data is none. */
function textsIn(value: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof value === 'string') return { [path.join('.')]: value }
  if (value === null || typeof value !== 'object') return {}
  const words = Object.entries(value).filter(([key]) => !dataFields.has(key))
  return Object.assign({}, ...words.map(([key, item]) => textsIn(item, [...path, key])))
}

/** The texts of records in one language. In a record a text is a map of locales, which may hold lists. */
function textsOfRecords(value: unknown, locale: Locale, path: readonly string[] = []): Record<string, string> {
  if (value === null || typeof value !== 'object') return {}
  if (isLocalText(value)) return textsIn((value as Record<string, unknown>)[locale], path)
  return Object.assign({}, ...Object.entries(value).map(([key, item]) => textsOfRecords(item, locale, [...path, key])))
}

const isLocalText = (value: object): boolean => sourceLocale in value && 'fr' in value
