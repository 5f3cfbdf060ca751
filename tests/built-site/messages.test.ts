import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, languageTag, locales } from '../../app/domain/locales/locale.ts'
import { foreignPluralForms, messageStructure } from '../../authors/translation/translation-faults.ts'
import { readMessages } from '../../build/vite/messages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { sameAsEnglish } from '../fixtures/same-as-english.ts'
import { typography } from '../fixtures/words-of-languages.data.ts'

const files = globSync('content/messages/*').map(file => basename(file))
const folders = new Set(globSync(['app/{features,pages,shell,site,ui}/*/', 'demo/*/']).map(folder => basename(folder)))
const messagesIn = Object.fromEntries(locales.map(locale => [locale, readMessages(locale)])) as Record<
  Locale,
  Record<string, string>
>
const entriesIn = (locale: Locale) => Object.entries(messagesIn[locale]).map(([name, text]) => ({ name, text }))

it('there is one file a locale, and no other', () => {
  expect(files.sort()).toEqual(locales.map(locale => `${locale}.json`).sort())
})

it('a key begins with the name of the folder that says it', () =>
  expectNoFaults(entriesIn('fr'), ({ name }) =>
    /^[\w-]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && folders.has(name.split('.')[0] ?? '')
      ? null
      : 'is no <folder>.<name>'
  ))

describe.each(locales)('content/messages/%s.json', locale => {
  it('has the keys of the French file, sorted', () => {
    expect(Object.keys(messagesIn[locale])).toEqual(Object.keys(messagesIn.fr).sort())
  })

  it('has no empty message, and none with space around it', () =>
    expectNoFaults(entriesIn(locale), ({ text }) => (text && text === text.trim() ? null : `'${text}'`)))

  it('has the ICU arguments, plurals and choices of the French file', () =>
    expectNoFaults(entriesIn(locale), ({ name, text }) => {
      const [own, expected] = [text, messagesIn.fr[name] ?? ''].map(message => messageStructure(message).join('; '))
      const foreign = foreignPluralForms(text, languageTag(locale)).map(form => `no plural form ${form} here`)
      return own === expected ? foreign : `has ${own}, not ${expected}`
    }))
})

it.each(locales.filter(locale => locale !== 'en'))(
  '%s is not English, but for the names and words on the short list',
  locale =>
    expectNoFaults(entriesIn(locale), ({ name, text }) =>
      messagesIn.en[name] === text && /\p{L}{3}/u.test(text) && !sameAsEnglish(text, locale)
        ? `'${text}' is English`
        : null
    )
)

/** "it's a misdeal, reshuffle and get back in the game": the specification's own text, to the sign. */
const verbatim = new Set([
  'error-screen.404-message',
  'error-screen.404-title',
  'error-screen.500-title',
  'region-notices.warning'
])

it.each(typography)('typography of %s: %s', (locale, _rule, broken) =>
  expectNoFaults(entriesIn(locale), ({ name, text }) =>
    [...text.matchAll(broken)].filter(() => !verbatim.has(name)).map(([found]) => `'${found}'`)
  )
)

it.each([
  ['the same arguments', '{a} b {n, number}', 'c {n, number} {a}', true],
  ['another argument', '{a}', '{b}', false],
  ['another kind', '{n}', '{n, number}', false],
  [
    'plurals by each language’s own forms',
    '{n, plural, one {#} other {# b}}',
    '{n, plural, one {#} many {#} other {# c}}',
    true
  ],
  ['a choice with another option', '{x, select, a {b} other {c}}', '{x, select, d {b} other {c}}', false]
])('the comparison: %s', (_rule, one, other, same) => {
  expect(messageStructure(one).join() === messageStructure(other).join()).toBe(same)
  expect(foreignPluralForms(other, 'fr')).toEqual([])
})
