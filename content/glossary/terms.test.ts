import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { content } from '../../tests/fixtures/content.ts'
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts'
import { glossary } from './terms.schema.ts'

const { glossary: known, offerTerms } = content
const terms = [...known, ...offerTerms]
const term = { id: 'call', term: inEveryLanguage('Call'), meaning: inEveryLanguage('To call.') }

it('"glossary (80+ terms as data)": twice that, with what players search for', () => {
  expect(terms.length).toBeGreaterThanOrEqual(160)
})

it.each(locales)('no two terms are called the same in %s', locale => {
  const names = terms.map(item => item.term[locale].toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it.each<[rule: string, list: unknown, reason: RegExp]>([
  ['two terms with one id', [term, term], /same id/],
  ['a term without one of the languages', [{ ...term, meaning: { en: 'To call.' } }], /meaning|fr/],
  ['a reference to nothing', [{ ...term, see: ['raise'] }], /names a term that is not there/],
  ['a reference to itself', [{ ...term, see: ['call'] }], /the term itself/]
])('refused: %s', (_rule, list, reason) => {
  const issues = v.safeParse(glossary, list).issues ?? []
  expect(issues.map(({ message, path }) => `${path?.map(({ key }) => key).join('.')} ${message}`).join()).toMatch(
    reason
  )
})

/** "Not at our tables", as the glossary says it: the last sentence of a word for it. */
const notHere = (locale: Locale): string =>
  terms
    .find(({ id }) => id === 'straddle')
    ?.meaning[locale].match(/[^.]+\.$/)?.[0]
    .trim() ?? 'never said'

const notOffered = content.gameFormats.filter(({ offered }) => !offered).map(({ id }) => id.replace(/s$/, ''))

it.each(locales)('a word for what the room does not offer says so, and no other word does, in %s', locale => {
  const said = terms.filter(({ meaning }) => meaning[locale].endsWith(notHere(locale))).map(({ id }) => id)
  expect(said).toEqual(['bomb-pot', 'run-it-twice', 'straddle'])
  expect(terms.map(({ id }) => id).filter(id => notOffered.includes(id))).toEqual(said)
})

it('players look for royal flush, high card and rakeback', () => {
  expect(terms.map(({ id }) => id)).toEqual(expect.arrayContaining(['royal-flush', 'high-card', 'rakeback']))
})

it('a word of offers leads to words that are there, and none leads to it, which may be hidden', () => {
  const ids = known.map(({ id }) => id)
  expect(offerTerms.flatMap(({ see = [] }) => see).filter(id => !ids.includes(id))).toEqual([])
  expect(offerTerms.filter(({ id }) => ids.includes(id))).toEqual([])
})
