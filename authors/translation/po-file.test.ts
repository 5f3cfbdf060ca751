import { po } from 'gettext-parser'
import { expect, it } from 'vitest'
import { changedTexts } from './earlier-sources.ts'
import { localeOfCode, readPo, type Unit, writePo } from './po-file.ts'
import { readTexts, sourceLocale } from './texts.ts'
import { judgeAnswers } from './translation-faults.ts'

const text = (field: string, words: string, file = 'content/pages/a/*.yaml') => ({ file, field, text: words })
const messages = 'content/messages/*.json'
const now = new Date('2026-11-23T07:15:42Z')
const units: Unit[] = [
  { ...text('title', 'Say “{brand}”'), translation: 'Diga “{brand}”', state: 'current', note: 'Dites' },
  { ...text('lead', 'Two\nlines'), translation: undefined, state: 'missing' },
  { ...text('old', 'Changed'), translation: 'Antigo', state: 'older', previous: 'Before "it"\nchanged' },
  { ...text('header.open', '{n, number} left', messages), translation: '{n, number} restam', state: 'current' }
]

it('a file for translators comes back as it went, but for what is fuzzy or empty, which is counted', () => {
  expect(readPo(writePo('pt-br', units, now))).toEqual({
    language: 'pt_BR',
    answers: [
      { ...text('title', 'Diga “{brand}”'), source: 'Say “{brand}”' },
      { ...text('header.open', '{n, number} restam', messages), source: '{n, number} left' }
    ],
    fuzzy: 1,
    empty: 1
  })
  expect(() => readPo('msgid ""\nmsgstr ""\n')).toThrow('does not say its language')
})

it('the head has what Weblate and Poedit expect', () => {
  expect(po.parse(writePo('pt-br', units, now)).headers).toMatchObject({
    'Project-Id-Version': 'website',
    'PO-Revision-Date': '2026-11-23 07:15+0000',
    Language: 'pt_BR',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit'
  })
})

it.each<[rule: string, at: number, flag: string | undefined, previous: string | undefined]>([
  ['braces of a page are not Python’s', 0, 'no-python-brace-format', undefined],
  ['a text without braces has no format', 1, undefined, undefined],
  ['a fuzzy one says what its source was', 2, 'fuzzy', 'msgid "Before \\"it\\"\\nchanged"'],
  ['messages are ICU', 3, 'icu-message-format, no-python-brace-format', undefined]
])('%s', (_rule, at, flag, previous) => {
  const { file = '', field = '', text: source = '' } = units[at] ?? {}
  const entry = po.parse(writePo('fi', units, now)).translations[`${file} ${field}`]?.[source]
  expect([entry?.comments?.flag, entry?.comments?.previous]).toEqual([flag, previous])
})

it.each<[rule: string, code: string, locale: string | null]>([
  ['our own', 'fi', 'fi'],
  ['an underscore', 'pt_BR', 'pt-br'],
  ['a hyphen', 'pt-BR', 'pt-br'],
  ['a country that we do not tell apart', 'fi_FI', 'fi'],
  ['a character set', 'de_AT.UTF-8', 'de'],
  ['a variant', 'uk@latin', 'uk'],
  ['the Portuguese of Portugal is another language', 'pt_PT', null],
  ['a language that is not here', 'sv', null],
  ['nothing', '', null]
])('language codes of translators: %s, "%s"', (_rule, code, locale) => {
  expect(localeOfCode(code)).toBe(locale)
})

it('good texts are taken when others are refused, each with file, field and a reason in words', () => {
  const sources = [text('title', 'The {brand}'), text('lead', 'Lead'), text('header.n', '{n, number} left', messages)]
  const answer = (of: ReturnType<typeof text>, words: string, source = of.text) => ({ ...of, text: words, source })
  const [title = text('', ''), lead = text('', ''), left = text('', '')] = sources
  const { taken, refused } = judgeAnswers(
    [
      answer(title, 'Huone'),
      answer(lead, 'Johdanto'),
      answer(left, '{n, number jäljellä'),
      answer(text('gone', 'Gone'), 'Poissa'),
      answer(lead, 'Vanha', 'An older lead'),
      answer({ ...lead, file: '', field: '' }, 'Mihin?')
    ],
    sources,
    'fi'
  )
  expect(taken.map(({ text: words }) => words)).toEqual(['Johdanto'])
  expect(refused).toEqual([
    'content/pages/a/*.yaml title: has other placeholders than its source: none, not brand',
    expect.stringMatching(/^content\/messages\/\*\.json header\.n: is no ICU message: [a-z]/),
    'content/pages/a/*.yaml gone: is nowhere on the site any more',
    'content/pages/a/*.yaml lead: has another source by now: export it again',
    ': “Lead” has no msgctxt, which says where the text belongs'
  ])
})

it('the source before it changed: the newest version that says something else; a text that moved has not changed', () => {
  const present = [text('0.title', 'New'), text('1.title', 'First'), text('2.title', 'Second')]
  const versions = [
    { '0.title': 'New', '1.title': 'First' },
    { '0.title': 'First', '1.title': 'Second' },
    { '0.title': 'Older', '1.title': 'Second' }
  ]
  expect([...changedTexts(versions, present)]).toEqual([['0.title', 'Older']])
})

it('every language has its texts in the same files, also where a file of records ends as the language is called', () => {
  const filesOf = (texts: readonly { file: string }[]) => [...new Set(texts.map(({ file }) => file))].sort()
  expect(filesOf(readTexts('es'))).toEqual(filesOf(readTexts(sourceLocale)))
})
