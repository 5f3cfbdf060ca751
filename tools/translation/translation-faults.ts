import { Lexer, marked } from 'marked'
import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { foreignPluralForms, messageStructure } from './message-structure.ts'

type Pair = { file: string; source: string; text: string; locale: Locale }

/** What must not differ from the source: placeholders, links, blocks, whole marks of emphasis; in messages arguments and choices. A sentence a fault. */
export function translationFaults({ file, source, text, locale }: Pair): string[] {
  if (text.trim() === '') return ['is empty']
  return file.endsWith('.json') ? messageFaults(source, text, locale) : proseFaults(source, text)
}

function messageFaults(source: string, text: string, locale: Locale): string[] {
  let structure: string[]
  try {
    structure = messageStructure(text)
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`]
  }
  return [
    ...differing('arguments and choices', messageStructure(source), structure),
    ...foreignPluralForms(text, languageTag(locale)).map(
      form => `has the plural form ${form}, which the language has not`
    )
  ]
}

function proseFaults(source: string, text: string): string[] {
  return [
    ...differing('placeholders', placeholdersOf(source), placeholdersOf(text)),
    ...differing('links', linksOf(source), linksOf(text)),
    ...differing('blocks', shapeOf(source), shapeOf(text)),
    ...looseMarks(text).map(words => `shows a mark of emphasis to readers: ${words}`)
  ]
}

function differing(what: string, source: readonly string[], own: readonly string[]): string[] {
  const [expected, found] = [source.join(', '), own.join(', ')]
  return expected === found ? [] : [`has other ${what} than its source: ${found || 'none'}, not ${expected || 'none'}`]
}

const placeholdersOf = (text: string): string[] => [...new Set(placeholdersIn(text))].sort()

/** Where a text's links lead. Anchors within a page are named after its own headings. */
const linksOf = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, target = '']) => target.replace(/#.*$/, '#')).sort()

/** Words beside which an asterisk is left that marks nothing. */
const looseMarks = (text: string): string[] =>
  marked
    .parse(text, { async: false, gfm: true })
    .replace(/<[^>]*>/g, '')
    .match(/.{0,20}\*.{0,20}/g) ?? []

/** The blocks of a Markdown text: a heading with its level, a list with its items, a table with its size. */
function shapeOf(text: string): string[] {
  return new Lexer({ gfm: true })
    .lex(text)
    .filter(({ type }) => type !== 'space')
    .map(token => {
      switch (token.type) {
        case 'heading':
          return `heading ${token.depth}`
        case 'list':
          return `list of ${token.items.length}`
        case 'table':
          return `table of ${token.header.length} by ${token.rows.length}`
        default:
          return token.type
      }
    })
}
