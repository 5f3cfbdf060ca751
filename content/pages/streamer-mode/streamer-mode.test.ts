import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { placeholdersIn } from '../../../app/site/figures/fill-figures.ts'
import { type StreamerModePage, streamerModeSchema } from './streamer-mode.schema.ts'

type Sentence = [sentence: string, partOf: (page: StreamerModePage) => unknown, english: RegExp]

const sentences: Sentence[] = [
  ['Apply by email', page => page.application.steps[0], /Send your application to \{streamerEmail\}/],
  ['Get approved', page => page.application.steps[1], /Wait for approval/],
  [
    'The Streamer Mode option appears in the desktop client',
    page => page.application.steps[2],
    /Once you are approved, the Streamer Mode option appears in the desktop client/
  ],
  [
    'Turn it on and add a live-streaming user name or a video-service live video ID',
    page => page.application.steps[3],
    /Turn it on.*your user name on the live-streaming service, or the live video ID/
  ],
  [
    'A channel ID or handle does not work and is not verified',
    page => page.identifier.pointsMarkdown,
    /Not a channel ID, and not a handle\.\*\* Those do not work and are not verified/
  ],
  [
    'Status can be lost for streaming non-poker or casino categories, manipulating stats or abusing rewards',
    page => page.lossOfStatus.pointsMarkdown,
    /category other than poker, or in a casino category.*manipulating your stats.*abusing the rewards/
  ],
  [
    'Weekly cashback becomes redeemable after Monday 00:00 UTC',
    page => page.cashback.pointsMarkdown,
    /weekly and can be redeemed after \{streamerCashbackDay\} \{streamerCashbackTime\}/
  ],
  [
    'streaming poker on the video or live-streaming service for the past three months with an average of 40+ concurrent viewers (rolling 3 months)',
    page => page.eligibility.pointsMarkdown,
    /past \{streamerPeriod\}, on a video or live-streaming service.*\{streamerAverageViewers\} concurrent viewers.*rolling \{streamerPeriod\}/
  ],
  ['Eligibility may vary by country', page => page.eligibility.leadMarkdown, /may vary by country/],
  ['The stream must be in the Poker category', page => page.eligibility.pointsMarkdown, /in the Poker category/],
  [
    'At least 50% of tables displayed on the stream must be played on the product',
    page => page.tables.pointsMarkdown,
    /At least \{streamerTablesShare\} of the tables displayed on the stream are played at \{brand\}/
  ],
  [
    'For tournaments, Streamer Mode must be active by the tournament end and at least 80% of the session streamed, to receive the 100% refund',
    page => [page.tournaments.leadMarkdown, page.tournaments.pointsMarkdown],
    /\{streamerRefund\} refund.*active by the time the tournament ends.*at least \{streamerSessionShare\} of the session/
  ],
  [
    'Streamer Mode, 100% cashback on streamed poker, hidden hole cards, a streamer panel, the stream shown in the lobby, an exclusive avatar border',
    page => page.benefits.items,
    /\{streamerCashback\} cashback.*streamed poker.*Hidden hole cards.*Streamer panel.*stream in the lobby.*exclusive avatar border/
  ]
]

const read = (file: string) => v.parse(streamerModeSchema, parse(readFileSync(file, 'utf8')))
const english = read('content/pages/streamer-mode/en.yaml')
/** The texts of a part, in their order. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

it.each(sentences)('the page says in English: "%s"', (_sentence, partOf, said) => {
  expect(textsOf(partOf(english)).join(' ')).toMatch(said)
})

describe.each(globSync('content/pages/streamer-mode/*.yaml'))(
  'in %s, with the same figures and as many points',
  file => {
    const page = read(file)
    it.each(sentences)('%s', (_sentence, partOf) => {
      const [texts, source] = [textsOf(partOf(page)), textsOf(partOf(english))]
      expect(texts).toHaveLength(source.length)
      expect(new Set(texts.flatMap(placeholdersIn))).toEqual(new Set(source.flatMap(placeholdersIn)))
    })
  }
)
