import { expect, it } from 'vitest'
import { locales } from '../app/domain/locales/locale.ts'
import { readTexts } from '../authors/translation/texts.ts'
import { foreignLanguage } from '../tests/fixtures/written-in.ts'

/** Rows that say what an authority or a service is called in its own language, without a remark, and records that name one. */
const isName = (file: string, sentence: string): boolean =>
  /\| (\[[\w./-]+\]\(https:[^)]*\) )?\|$/.test(sentence) || (file.includes('/oversight/') && !sentence.includes('. '))

/** Choices within a message are words of their own. */
const isChoice = (text: string) => text.includes(', select,')

it.each(locales)('no sentence of %s is written in another language', locale => {
  const foreign = readTexts(locale)
    .filter(({ text }) => !isChoice(text))
    .flatMap(({ file, field, text }) =>
      text
        .split(/\n+|(?<=[.!?…])\s+/)
        .filter(sentence => !isName(file, sentence))
        .flatMap(sentence => {
          const language = foreignLanguage(sentence, locale)
          return language ? [`${file} ${field} reads as ${language}: ${sentence}`] : []
        })
    )
  expect(foreign).toEqual([])
})

it.each([
  ['an English sentence in German', 'de', 'The tables are open, and the cards have been shuffled for everybody.', 'en'],
  ['a Russian sentence in Ukrainian', 'uk', 'Игроки могут вернуться к столу, когда начнётся следующая раздача.', 'ru'],
  [
    'a Spanish sentence in Portuguese',
    'pt-br',
    'Los jugadores pueden volver a la mesa cuando empiece la próxima mano.',
    'es'
  ],
  [
    'its own language',
    'hu',
    'A játékosok akkor térhetnek vissza az asztalhoz, amikor a következő leosztás kezdődik.',
    null
  ],
  ['too short to tell', 'fi', 'Texas Hold’em, Omaha', null]
] as const)('the detector: %s', (_rule, locale, text, language) => {
  expect(foreignLanguage(text, locale)).toBe(language)
})
