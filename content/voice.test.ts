import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../app/domain/locales/locale.ts'
import { readTexts } from '../authors/translation/texts.ts'
import { readForbiddenWords, voiceFaults, wordsFound } from '../authors/translation/voice-faults.ts'
import { alternativesOf } from '../tests/fixtures/pattern-alternatives.ts'

it.each(locales)('S2-85 %s says no word that its page of the voice forbids', locale => {
  expect(voiceFaults(readTexts(locale), locale, readForbiddenWords(locale))).toEqual([])
})

it.each(['en', 'fr'] as const)(
  'a line below a heading has a figure, leads into a list, or has more than seven words, but on home, whose words are few (S2-89): %s',
  locale => {
    const short = readTexts(locale)
      .filter(({ file, field }) => /^content\/pages\/(?!home\/)/.test(file) && /\.lead(?:Markdown)?$/.test(field))
      .map(({ file, field, text }) => ({ file, field, text: text.replace(/\]\([^)]*\)/g, ']') }))
      .filter(({ text }) => !/[{:]/.test(text) && text.split(/\s+(?=\p{L})/u).length <= 7)
    expect(short).toEqual([])
  }
)

describe.each(locales)('the words of %s', locale => {
  const words = readForbiddenWords(locale)

  it.each(words)('$word is refused in its examples, and not in what is right', ({ word, exact, refused, fine }) => {
    expect(refused.filter(sentence => wordsFound(sentence, { word, exact }).length === 0)).toEqual([])
    const unseen = alternativesOf(word).filter(
      alternative => !refused.some(sentence => wordsFound(sentence, { word: alternative, exact }).length > 0)
    )
    expect(unseen, 'write an example of each of these').toEqual([])
    expect(fine.filter(sentence => wordsFound(sentence, { word, exact }).length > 0)).toEqual([])
  })
})

it.each([
  ['one', 'whoever', ['whoever']],
  ['several', 'a|b c', ['a', 'b c']],
  ['a choice within', 'a (?:b|c)|(?<!d|e)f', ['a (?:b|c)', '(?<!d|e)f']],
  ['signs that are escaped or in a class', '\\(a|[|(]b', ['\\(a', '[|(]b']]
])('the alternatives of a pattern: %s', (_what, pattern, alternatives) => {
  expect(alternativesOf(pattern)).toEqual(alternatives)
})

describe('a fault', () => {
  const word = { word: 'whoever', say: 'players', refused: ['Whoever'], fine: [], exact: false, except: ['pages/help'] }
  const text = 'Whoever plays {whoever} reads `whoever` on [a page](/whoever/).'
  const faults = (file: string, field = 'lead', locale: Locale = 'en') =>
    voiceFaults([{ file, field, text }], locale, [word])

  it('names file, field, language, the words and what to say', () => {
    expect(faults('content/pages/home/*.yaml')).toEqual([
      'content/pages/home/en.yaml lead (en): “Whoever”, say players'
    ])
  })

  it.each([
    ['where the entry allows it', 'content/pages/help/*.yaml', 'lead'],
    ['in a former version of a policy', 'content/policies/house-rules/versions/20261101/*.md', 'body.1'],
    ['in the policy of the network', 'content/policies/network-security-ecology-policy/*.md', 'body.1'],
    ['in a rule of a country', 'content/country-rules/country-rules.yaml', '0.warning'],
    ['in words to search with', 'content/pages/home/*.yaml', 'items.0.keywords']
  ])('there is none %s', (_where, file, field) => {
    expect(faults(file, field)).toEqual([])
  })
})
