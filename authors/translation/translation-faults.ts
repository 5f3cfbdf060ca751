import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { marked } from 'marked'
import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { type Locale, languageTag } from '../../app/domain/locales/locale.ts'
import { icuReason } from '../../build/vite/icu-reason.ts'
import type { Answer } from './po-file.ts'
import { blockTokens, type SiteText } from './texts.ts'

/** The name of a text in lists of faults: its file and field. */
export const keyOf = ({ file, field }: Pick<SiteText, 'file' | 'field'>): string => `${file} ${field}`

/** Which answers are taken, and each that is refused with its reasons. One bad text refuses none of the others. */
export function judgeAnswers(answers: readonly Answer[], sources: readonly SiteText[], locale: Locale) {
  const known = new Map(sources.map(source => [keyOf(source), source.text]))
  const judged = answers.map(answer => ({ answer, reasons: reasonsAgainst(answer, known.get(keyOf(answer)), locale) }))
  return {
    taken: judged.filter(({ reasons }) => reasons.length === 0).map(({ answer }) => answer),
    refused: judged.flatMap(({ answer, reasons }) => reasons.map(reason => `${keyOf(answer).trim()}: ${reason}`))
  }
}

function reasonsAgainst(answer: Answer, source: string | undefined, locale: Locale): string[] {
  if (answer.file === '') return [`“${answer.source}” has no msgctxt, which says where the text belongs`]
  if (source === undefined) return ['is nowhere on the site any more']
  if (source !== answer.source) return ['has another source by now: export it again']
  return translationFaults({ ...answer, source, locale })
}

type Pair = { file: string; source: string; text: string; locale: Locale }

/** The parts that must not differ from the source: placeholders, links, blocks, whole marks of emphasis; in messages arguments and choices. A sentence a fault. */
export function translationFaults({ file, source, text, locale }: Pair): string[] {
  if (text.trim() === '') return ['is empty']
  return file.endsWith('.json') ? messageFaults(source, text, locale) : proseFaults(source, text)
}

function messageFaults(source: string, text: string, locale: Locale): string[] {
  let structure: string[]
  try {
    structure = messageStructure(text)
  } catch (error) {
    return [`is no ICU message: ${icuReason(error)}`]
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
  return blockTokens(text).map(token => {
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

/** The parts of an ICU message that are the same in every language: arguments with kinds, options of choices, `other`. Throws for no message. */
export function messageStructure(message: string): string[] {
  return [...new Set(structureOf(parse(message)))].sort()
}

/** The plural forms that a message writes and its language does not have, such as `one` in Japanese. */
export function foreignPluralForms(message: string, language: string): string[] {
  const own = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  return formsOf(parse(message)).filter(form => !own.has(form) && !form.startsWith('='))
}

function structureOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...structureOf(element.children)]
      case TYPE.plural:
        return [
          `${element.value} plural ${element.pluralType} ${element.offset} ${'other' in element.options}`,
          ...within(element.options)
        ]
      case TYPE.select:
        return [`${element.value} select ${Object.keys(element.options).sort().join()}`, ...within(element.options)]
      default:
        return [`${element.value} ${TYPE[element.type]}`]
    }
  })
}

type Options = Readonly<Record<string, { value: MessageFormatElement[] }>>

const within = (options: Options): string[] => Object.values(options).flatMap(({ value }) => structureOf(value))

function formsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    if (element.type === TYPE.tag) return formsOf(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const forms = element.type === TYPE.plural ? Object.keys(element.options) : []
    return [...forms, ...Object.values(element.options).flatMap(({ value }) => formsOf(value))]
  })
}
