import { expect, it } from 'vitest'
import type { OfferKind } from '../law/offer-kinds.data.ts'
import { offersShown } from './offers-shown.ts'

const german = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }
const office = { timeZone: 'UTC', from: '09:00', until: '21:00' }
const records = [{ kind: 'welcome-bonus' }, { kind: 'daily-leaderboard' }]

type Row = [
  rule: string,
  offers: OfferKind[],
  adHours: (typeof german)[],
  now: string,
  kinds: string[],
  until: string | null
]

it.each<Row>([
  [
    'where the countries allow offers',
    ['welcome-bonus', 'daily-leaderboard'],
    [],
    '2026-11-20T12:00:00Z',
    ['welcome-bonus', 'daily-leaderboard'],
    null
  ],
  ['where they do not', [], [], '2026-11-20T12:00:00Z', [], null],
  ['each kind for itself', ['daily-leaderboard'], [], '2026-11-20T12:00:00Z', ['daily-leaderboard'], null],
  [
    'forbidden on the internet from 06:00 to 21:00',
    ['welcome-bonus'],
    [german],
    '2026-11-20T12:00:00Z',
    [],
    '2026-11-20T20:00:00.000Z'
  ],
  [
    'allowed from 21:00 in Europe/Berlin',
    ['welcome-bonus'],
    [german],
    '2026-11-20T20:00:00Z',
    ['welcome-bonus'],
    '2026-11-21T05:00:00.000Z'
  ],
  ['hours allow nothing that the country forbids', [], [german], '2026-11-20T20:00:00Z', [], null],
  [
    'both laws hold: inside the hours of each',
    ['welcome-bonus'],
    [german, office],
    '2026-11-20T20:30:00Z',
    ['welcome-bonus'],
    '2026-11-20T21:00:00.000Z'
  ],
  [
    'both laws hold: outside those of one',
    ['welcome-bonus'],
    [german, office],
    '2026-11-20T22:00:00Z',
    [],
    '2026-11-21T05:00:00.000Z'
  ]
])('%s', (_rule, offers, adHours, now, kinds, until) => {
  const answer = offersShown(records, { offers, adHours }, new Date(now))
  expect([answer.offers.map(({ kind }) => kind), answer.until?.toISOString() ?? null]).toEqual([kinds, until])
})
