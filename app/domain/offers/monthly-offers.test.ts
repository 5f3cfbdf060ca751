import { expect, it } from 'vitest'
import { monthlyOffers } from './monthly-offers.ts'

const board = (id: string, rest: object = {}) => ({
  id,
  kind: 'daily-leaderboard',
  month: '2026-11',
  validFrom: '2026-11-01',
  validUntil: '2036-01-01',
  sites: ['global'],
  significantTerms: ['the same'],
  ...rest
})
const giveaway = board('giveaway', { kind: 'monthly-giveaway' })
const short = board('short', { validUntil: '2026-11-25' })

type Row = [
  rule: string,
  offers: ReturnType<typeof board>[],
  now: string,
  leaderboards: string[][],
  giveaways: string[][],
  until: string
]

it.each<Row>([
  ['S1-6 figures vary by month: those of the present one', [board('a')], '2026-11-20', [['a']], [], '2026-12-01'],
  ['S1-6 not of the month before', [board('a')], '2026-12-01', [], [], '2027-01-01'],
  ['nor of the next', [board('a')], '2026-10-31', [], [], '2026-11-01'],
  ['giveaways and leaderboards apart', [giveaway, board('a')], '2026-11-20', [['a']], [['giveaway']], '2026-12-01'],
  ['validity dates', [short], '2026-11-25', [], [], '2026-12-01'],
  ['an end before that of the month', [short], '2026-11-24', [['short']], [], '2026-11-25'],
  ['the sites it may appear on', [board('a', { sites: ['germany'] })], '2026-11-20', [], [], '2026-12-01'],
  ['equal terms are said once', [board('a'), board('b')], '2026-11-20', [['a', 'b']], [], '2026-12-01'],
  [
    'other terms for themselves',
    [board('a'), board('b', { significantTerms: ['other'] })],
    '2026-11-20',
    [['a'], ['b']],
    [],
    '2026-12-01'
  ],
  ['a welcome offer is none of them', [board('a', { kind: 'welcome-bonus' })], '2026-11-20', [], [], '2026-12-01']
])('%s', (_rule, offers, now, leaderboards, giveaways, until) => {
  const found = monthlyOffers(offers, 'global', new Date(now))
  const ids = (groups: { id: string }[][]) => groups.map(group => group.map(({ id }) => id))
  expect([ids(found.leaderboards), ids(found.giveaways), found.until.toISOString().slice(0, 10)]).toEqual([
    leaderboards,
    giveaways,
    until
  ])
})
