import { expect, it } from 'vitest'
import type { Audience } from '../../domain/law/audience.ts'
import { shownWords } from './shown-words.ts'

const words = {
  title: 'Features',
  splash: { only: 'gift', title: 'Splash' },
  emoji: { title: 'Emoji' },
  questions: { items: [{ question: 'A?' }, { question: 'B?', only: 'guarantee' }] }
}

const shownTo = (inducements: Audience['inducements']) =>
  shownWords(
    {
      siteId: 'global',
      audience: () => ({ offers: [], inducements, ambassadors: false, streamers: false, adHours: [] }) as never,
      asOf: () => new Date('2026-11-21T12:00Z'),
      expiresAt: () => undefined
    },
    words
  )

it.each<[rule: string, inducements: Audience['inducements'], shown: object]>([
  ['all that it may be shown', ['gift', 'guarantee'], words],
  ['no section that it may not', ['guarantee'], { ...words, splash: undefined }],
  ['and no entry of a list', ['gift'], { ...words, questions: { items: [{ question: 'A?' }] } }],
  ['another audience at the same time', ['gift', 'guarantee'], words]
])('S6-7 an audience is shown %s', (_rule, inducements, shown) => {
  expect(shownTo(inducements)).toEqual(shown)
})

it('words in which nothing induces do not read the audience', () => {
  const scope = { siteId: 'global', asOf: () => new Date(), expiresAt: () => undefined } as const
  const audience = () => {
    throw new Error('the audience is read')
  }
  expect(shownWords({ ...scope, audience }, words.emoji)).toBe(words.emoji)
})
