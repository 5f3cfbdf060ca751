import * as v from 'valibot'
import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { content } from '../../tests/fixtures/content.ts'
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts'
import { glossary } from './terms.schema.ts'

const { glossary: terms } = content
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
