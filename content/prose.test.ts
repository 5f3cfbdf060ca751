import { Lexer } from 'marked'
import { expect, it } from 'vitest'
import { siteConfiguration } from '../app/site/config/site-configuration.data.ts'
import { placeholdersIn } from '../app/site/figures/fill-figures.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { readContent } from '../server/content-store.ts'
import { type Prose, proseOf } from './prose.ts'

const content = await readContent('content')
const prose = proseOf(content)
const french = prose.filter(({ locale }) => locale === 'fr')
const english = prose.filter(({ locale }) => locale === 'en')

/** Figures that are part of a name, a law or a number to call; all others stand in figures.yaml. */
const allowedFigures = [
  /\b(?:6-max|argon2id|IPv[46]|112)\b/g,
  /\b6\+ Short Deck\b/g,
  /\barticles?[ \u00a0]\d+(?:\(\w\))*(?:,?[ \u00a0](?:et|and|à|to|ou|or|paragraphe)[ \u00a0]\d+(?:\(\w\))*)*/gi,
  /\b(?:Act|law|loi|décret|decree)(?: of| du| de)?(?: \d{1,2} \p{L}+)? (?:19|20)\d{2}\b/giu,
  /\+?\b\d{1,4}(?:[ \u00a0\u202f-]\d{2,4}){1,5}\b/g,
  /\b\d{4}\/\d{2,4}(?:\/[A-Z]+)?\b/g
]

/** Text without placeholders, addresses, code and the numbers of lists. */
function withoutNames(text: string): string {
  const bare = text
    .replace(/\{[^{}]*\}/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\[[^\]]*\]\(tel:[^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/^ *(?:#+ )?\d+\. /gm, '')
  return allowedFigures.reduce((left, allowed) => left.replace(allowed, ''), bare)
}

const at = ({ subject, locale, field }: Prose) => `${subject} ${locale} ${field}`
const excerpts = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), match => match[0])
const found = (list: Prose[], find: (text: string) => string[]) =>
  list.flatMap(item => find(item.text).map(excerpt => `${at(item)}: ${excerpt}`))

it('figures never stand in prose', () => {
  expect(found(prose, text => excerpts(withoutNames(text), /.{0,30}\d.{0,20}/g))).toEqual([])
})

it('the brand is named by its placeholder alone', () => {
  const names = new RegExp(
    [...siteConfiguration.brand.split(' ').slice(0, 1), siteConfiguration.brandAlias].join('|'),
    'gi'
  )
  expect(found(prose, text => excerpts(text, names))).toEqual([])
  expect(names.test(JSON.stringify(content))).toBe(false)
})

it('French and English have the same fields', () => {
  const fields = (list: Prose[]) => list.map(({ subject, field }) => `${subject} ${field}`).sort()
  expect(fields(french)).toEqual(fields(english))
})

it('French and English use the same figures', () => {
  const used = (list: Prose[]) =>
    Object.fromEntries(
      list.map(item => [`${item.subject} ${item.field}`, [...new Set(placeholdersIn(item.text))].sort()])
    )
  expect(used(french)).toEqual(used(english))
})

it('French and English texts are built alike: headings, tables, lists and links', () => {
  const shape = (text: string) => ({
    blocks: new Lexer({ gfm: true })
      .lex(text)
      .filter(({ type }) => type !== 'space')
      .map(token => (token.type === 'heading' ? `heading ${token.depth}` : token.type)),
    links: Array.from(text.matchAll(/\]\((\/[^)#]*)/g), match => match[1] ?? '').sort((a, b) => a.localeCompare(b))
  })
  const shapes = (list: Prose[]) =>
    Object.fromEntries(list.map(item => [`${item.subject} ${item.field}`, shape(item.text)]))
  expect(shapes(french)).toEqual(shapes(english))
})

/** Posts that are to come are pages as well. */
const lastInstant = new Date(8.64e15)

it('links name pages of the site map', () => {
  const paths = new Set(rowsAt(content, lastInstant).map(({ path }) => path))
  const unknown = (text: string) => Array.from(text.matchAll(/\]\((\/[^)#?]*)/g), match => match[1] ?? '')
  expect(found(prose, text => unknown(text).filter(path => !paths.has(path)))).toEqual([])
})

it.each<[rule: string, broken: RegExp]>([
  ['U+202F before ; ! ?', /.{0,20}[^\u202f\s!?][;!?](?=\s|$|[)»”*]).{0,10}/g],
  ['U+202F before ; ! ?', /.{0,20}[ \u00a0][;!?].{0,10}/g],
  ['U+00A0 before :', /.{0,20}[^\u00a0\s:](?<![|-]):(?=\s|$|\*).{0,10}/g],
  ['U+00A0 before :', /.{0,20}[ \u202f]:(?=\s|$).{0,10}/g],
  ['U+00A0 inside « »', /.{0,10}«(?!\u00a0).{0,20}|.{0,20}(?<!\u00a0)».{0,10}/g],
  ['the apostrophe ’', /.{0,20}\p{L}'[\p{L}[].{0,20}/gu],
  ['« » for quotations', /.{0,20}["“”].{0,20}/g],
  ['three dots are one sign', /.{0,20}\.\.\..{0,10}/g]
])('French typography: %s', (_rule, broken) => {
  expect(found(french, text => excerpts(proseOnly(text), broken))).toEqual([])
})

it.each<[rule: string, broken: RegExp]>([
  ['the apostrophe ’', /.{0,20}\p{L}'(?=[\s\p{L}[]).{0,20}/gu],
  ['“ ” for quotations', /.{0,20}".{0,20}/g],
  ['no space before ; : ! ?', /.{0,20}[ \u00a0\u202f][;:!?](?=\s|$).{0,10}/g],
  [
    'British spelling',
    /\b\w*(?:organiz|recogniz|behavior|favorite|color|center|license[ds]? (?:number|record)|canceled)\w*\b/gi
  ]
])('English typography: %s', (_rule, broken) => {
  expect(found(english, text => excerpts(proseOnly(text), broken))).toEqual([])
})

function proseOnly(text: string): string {
  return text
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/^\|[ :|-]+\|$/gm, '')
}

it('every live page has its words', () => {
  const live = siteMap.filter(({ status }) => status === 'live')
  const written = new Set([...Object.keys(content.pages), ...Object.keys(content.policies)])
  expect(
    live
      .map(({ key, screen, words }) => (screen === 'policy' ? key : (words ?? screen)))
      .filter(name => !written.has(name))
  ).toEqual([])
})
