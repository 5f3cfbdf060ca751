import { expect, it } from 'vitest'
import { locales } from '../app/domain/locales/locale.ts'
import { siteConfiguration } from '../app/site/config/site-configuration.data.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { dataFields } from '../authors/translation/texts.ts'
import { translationFaults } from '../authors/translation/translation-faults.ts'
import { content } from '../tests/fixtures/content.ts'
import { type Prose, proseOf } from '../tests/fixtures/prose.ts'
import { sameAsEnglish } from '../tests/fixtures/same-as-english.ts'
import { typography } from '../tests/fixtures/words-of-languages.data.ts'

const prose = proseOf(content)
const english = prose.filter(({ locale }) => locale === 'en')

/** Figures that are part of a name, a law or a number to call; all others stand in figures.yaml. */
const allowedFigures = [
  /\b(?:6-max|[34]-bet|argon2id|IPv[46]|112)\b/g,
  /\b(?:6-max|argon2id|IPv[46]|112|2FA)\b/gi,
  /\bDay [1-3][A-D]?\b/g,
  /\b6\+ Short Deck\b/g,
  /\bDay [1-3][A-D]?\b/g,
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
  expect(found(english, text => excerpts(withoutNames(text), /.{0,30}\d.{0,20}/g))).toEqual([])
})

it('the brand is named by its placeholder alone', () => {
  const names = new RegExp(
    [...siteConfiguration.brand.split(' ').slice(0, 1), siteConfiguration.brandAlias].join('|'),
    'gi'
  )
  expect(found(prose, text => excerpts(text, names))).toEqual([])
  expect(names.test(JSON.stringify(content))).toBe(false)
})

const translations = locales.filter(locale => locale !== 'en')
const placeOf = ({ subject, field }: Prose) => `${subject} ${field}`
const sources = new Map(english.map(item => [placeOf(item), item.text]))
const isData = ({ field }: Prose) => dataFields.has(field.split('.').at(-1) ?? '')

it.each(translations)('%s has the fields of English', locale => {
  const fields = prose.filter(item => item.locale === locale).map(placeOf)
  expect(fields.toSorted()).toEqual([...sources.keys()].toSorted())
})

it.each(translations)('%s has the anchors and the kinds of inducement of English', locale => {
  const other = prose
    .filter(item => item.locale === locale && isData(item))
    .filter(item => item.text !== sources.get(placeOf(item)))
  expect(other.map(item => `${at(item)}: ${item.text}`)).toEqual([])
})

/** The figures of a text, from the least: a law is of one year, and has one number, in every language. */
const figuresIn = (text: string) =>
  Array.from(
    text.replace(/\{[^{}]*\}|\]\([^)]*\)|^ *\d+\. |\b6(?:-max|\+)/gm, ' ').matchAll(/\d+/g),
    ([figure]) => figure
  )
    .toSorted()
    .join(' ')

it.each(translations)('%s names the figures of English alone: laws, articles, numbers to call', locale => {
  const other = prose.filter(
    item => item.locale === locale && figuresIn(item.text) !== figuresIn(sources.get(placeOf(item)) ?? '')
  )
  expect(
    other.map(item => `${at(item)}: ${figuresIn(item.text)}, not ${figuresIn(sources.get(placeOf(item)) ?? '')}`)
  ).toEqual([])
})

it.each(translations)('%s: figures, links and blocks are those of English', locale => {
  const faults = prose
    .filter(item => item.locale === locale)
    .flatMap(item =>
      translationFaults({ file: item.subject, source: sources.get(placeOf(item)) ?? '', text: item.text, locale }).map(
        fault => `${at(item)}: ${fault}`
      )
    )
  expect(faults).toEqual([])
})

it.each(translations)('%s says nothing as English does, but for names and words that both languages have', locale => {
  const same = prose
    .filter(item => !isData(item))
    .filter(item => item.locale === locale && sources.get(placeOf(item)) === item.text)
    .filter(({ text }) => /\p{L}{3}/u.test(text.replace(/\{[^{}]*\}|\[[^\]]*\]\([^)]*\)|https?:\S+/g, '')))
    .filter(({ text }) => !sameAsEnglish(text, locale))
  expect(same.map(item => `${at(item)}: ${item.text}`)).toEqual([])
})

/** Posts that are to come are pages as well. */
const lastInstant = new Date(8.64e15)

it('links name pages of the site map', () => {
  const paths = new Set(rowsAt(content, lastInstant).map(({ path }) => path))
  const unknown = (text: string) => Array.from(text.matchAll(/\]\((\/[^)#?]*)/g), match => match[1] ?? '')
  expect(found(prose, text => unknown(text).filter(path => !paths.has(path)))).toEqual([])
})

it.each(typography)('typography of %s: %s', (locale, _rule, broken) => {
  expect(
    found(
      prose.filter(item => item.locale === locale),
      text => excerpts(proseOnly(text), broken)
    )
  ).toEqual([])
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
