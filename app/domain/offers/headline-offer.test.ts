import { expect, it } from 'vitest'
import { headlineOffer } from './headline-offer.ts'

const welcome = (id: string, rest: object = {}) => ({
  id,
  kind: 'welcome-bonus',
  validFrom: '2026-01-01',
  validUntil: '2036-01-01',
  headlineSites: ['global'],
  ...rest
})
const current = welcome('current')
const ended = welcome('ended', { validFrom: '2025-01-01', validUntil: '2026-01-01' })
const spring = welcome('spring', { validFrom: '2026-03-01', validUntil: '2026-04-01' })
const other = welcome('other', { kind: 'monthly-giveaway' })

type Row = [
  rule: string,
  offers: ReturnType<typeof welcome>[],
  siteId: string,
  now: string,
  id: string | null,
  until: string | null
]

it.each<Row>([
  ['the current welcome offer', [ended, current], 'global', '2026-11-20', 'current', '2036-01-01'],
  ['S1-5 the older one is a dated record that has ended', [ended], 'global', '2026-11-20', null, null],
  ['validity dates: the first instant counts', [current], 'global', '2026-01-01', 'current', '2036-01-01'],
  ['validity dates: the end does not', [ended], 'global', '2026-01-01', null, null],
  ['outside them it does not render, until it begins', [current], 'global', '2025-06-01', null, '2026-01-01'],
  ['the sites it may appear on, as a headline', [current], 'germany', '2026-11-20', null, null],
  ['of two, the one that began last', [current, spring], 'global', '2026-03-10', 'spring', '2026-04-01'],
  ['only a welcome offer', [other], 'global', '2026-11-20', null, null]
])('%s', (_rule, offers, siteId, now, id, until) => {
  const found = headlineOffer(offers, siteId, new Date(now))
  expect([found.offer?.id ?? null, found.until?.toISOString().slice(0, 10) ?? null]).toEqual([id, until])
})
