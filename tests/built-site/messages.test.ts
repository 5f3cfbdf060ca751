import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, languageTag, locales } from '../../app/site/locales/locale.ts'
import { foreignPluralForms, messageStructure } from '../../tools/translation/message-structure.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { sameAsEnglish } from '../fixtures/same-as-english.ts'
import { typography } from '../fixtures/typography.data.ts'

type Catalogue = { name: string; folder: string; locale: string; kind: string; messages: Record<string, string> }

/** Every message file, as it is written: the folder that holds its `messages/`, its locale, and whether browsers get it too. */
const catalogues = globSync('app/**/messages/*.json')
  .sort()
  .map((file): Catalogue => {
    const [locale = '', kind = ''] = basename(file).split('.')
    return {
      name: file,
      folder: dirname(dirname(file)),
      locale,
      kind,
      messages: JSON.parse(readFileSync(file, 'utf8'))
    }
  })
const inFrench = ({ folder, kind }: Catalogue) =>
  catalogues.find(other => other.folder === folder && other.kind === kind && other.locale === 'fr')

it('every folder with messages has them in every language, and in no unknown one', () => {
  const folders = [...new Set(catalogues.map(({ folder, kind }) => `${folder} ${kind}`))].map(name => ({ name }))
  expectNoFaults(folders, ({ name }) => {
    const present = catalogues.filter(({ folder, kind }) => `${folder} ${kind}` === name).map(({ locale }) => locale)
    const missing = locales.filter(locale => !present.includes(locale)).map(locale => `no words in ${locale}`)
    return [
      ...missing,
      ...present.filter(locale => !(locales as readonly string[]).includes(locale)).map(locale => `what is ${locale}?`)
    ]
  })
})

describe.each(catalogues.map(catalogue => [catalogue.name, catalogue] as const))('%s', (_name, catalogue) => {
  const french = inFrench(catalogue)?.messages ?? {}
  const entries = Object.entries(catalogue.messages).map(([name, text]) => ({ name, text }))

  it('has the keys of the French file, in its order', () => {
    expect(Object.keys(catalogue.messages)).toEqual(Object.keys(french))
  })

  it('names its folder in every key', () =>
    expectNoFaults(entries, ({ name }) =>
      new RegExp(`^${basename(catalogue.folder)}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(name) ? null : 'is no <folder>.<name>'
    ))

  it('has no empty message, and none with space around it', () =>
    expectNoFaults(entries, ({ text }) => (text && text === text.trim() ? null : `'${text}'`)))

  it('has the ICU arguments, plurals and choices of the French file', () =>
    expectNoFaults(entries, ({ name, text }) => {
      const [own, expected] = [text, french[name] ?? ''].map(message => messageStructure(message).join('; '))
      const foreign = foreignPluralForms(text, languageTag(catalogue.locale as Locale)).map(
        form => `no plural form ${form} here`
      )
      return own === expected ? foreign : `has ${own}, not ${expected}`
    }))

  it('is not English, but for the names and words on the short list', () => {
    if (catalogue.locale === 'en') return
    const english = catalogues.find(
      ({ folder, kind, locale }) => folder === catalogue.folder && kind === catalogue.kind && locale === 'en'
    )
    expectNoFaults(entries, ({ name, text }) =>
      english?.messages[name] === text && /\p{L}{3}/u.test(text) && !sameAsEnglish(text, catalogue.locale as Locale)
        ? `'${text}' is English`
        : null
    )
  })
})

/** "it's a misdeal, reshuffle and get back in the game": the specification's own text, to the sign. */
const verbatim = new Set([
  'error-screen.404-message',
  'error-screen.404-title',
  'error-screen.500-title',
  'region-notices.warning'
])

const ofLocale = (locale: string) =>
  catalogues
    .filter(catalogue => catalogue.locale === locale)
    .flatMap(({ messages }) => Object.entries(messages).map(([name, text]) => ({ name, text })))

it.each(typography)('typography of %s: %s', (locale, _rule, broken) =>
  expectNoFaults(ofLocale(locale), ({ name, text }) =>
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
