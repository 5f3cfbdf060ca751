import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { locales } from '../../../app/domain/locales/locale.ts'
import { gamesPages } from '../games.schema.ts'

const read = (file: string) =>
  v.parse(v.object(gamesPages['unique-features'].entries), parse(readFileSync(file, 'utf8')))
const english = read('content/pages/unique-features/en.yaml')

it.each([
  ['splash', english.splash, 'Splash'],
  ['emoji', english.emoji, 'Emoji'],
  ['short video reactions', english.videoReactions, 'Video reactions'],
  ['a hand-review tool', english.handReview, 'Hand review'],
  ['voice messages', english.voiceMessages, 'Voice messages'],
  ['no-fee prop bets', english.propBets, 'Prop bets']
] as const)('S1-8 Unique table features: %s', (_feature, words, name) => {
  expect(words?.title).toBe(name)
  expect(words?.settings.length).toBeGreaterThan(1)
})

it('S1-8 no-fee prop bets: the page says that the room takes nothing', () => {
  expect(english.propBets.textMarkdown).toMatch(/The room takes\s+nothing/)
})

it.each(locales)('Unique table features: all six are in %s', locale => {
  const page = read(`content/pages/unique-features/${locale}.yaml`)
  expect(page.videoReactions.textMarkdown).toContain('{reactionLength}')
  expect(page.voiceMessages.textMarkdown).toContain('{voiceLength}')
  expect(Object.keys(page.propBets.bets)).toEqual(Object.keys(english.propBets.bets))
})
