import { expect, it } from 'vitest'
import { offersByState } from './offers-by-state.ts'

const offer = (id: string, validFrom: string, validUntil: string, rest: object = {}) => ({
  id,
  validFrom,
  validUntil,
  sites: ['global'],
  ...rest
})
const now = offer('now', '2026-11-01', '2026-12-01')
const next = offer('next', '2026-12-01', '2027-01-01')
const last = offer('last', '2026-10-01', '2026-11-01')
const all = [now, next, last]

type Row = [rule: string, at: string, running: string, coming: string, ended: string, until: string | null]

it.each<Row>([
  ['what runs, what comes, what has ended', '2026-11-21', 'now', 'next', 'last', '2026-12-01'],
  ['at the hour one ends the next runs', '2026-12-01', 'next', '', 'now last', '2026-12-31'],
  ['what ended is said for sixty days', '2026-12-31', 'next', '', 'now', '2027-01-01'],
  ['a beginning far away is not announced', '2026-09-20', '', 'last now', '', '2026-10-01'],
  ['nor was it before', '2026-07-01', '', '', '', '2026-08-17'],
  ['when all is over and forgotten', '2027-06-01', '', '', '', null]
])('%s', (_rule, at, running, coming, ended, until) => {
  const found = offersByState(all, 'global', new Date(at))
  const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ')
  expect([ids(found.running), ids(found.coming), ids(found.ended)]).toEqual([running, coming, ended])
  expect(found.until?.toISOString().slice(0, 10) ?? null).toBe(until)
})

it.each<[rule: string, rest: object, shown: number]>([
  ['figures vary by month: those of the present one', { month: '2026-11' }, 1],
  ['no page ever shows last month’s number', { month: '2026-10' }, 0],
  ['the sites it may appear on', { sites: ['germany'] }, 0],
  ['past its review date', { reviewBy: '2026-11-20' }, 0]
])('%s', (_rule, rest, shown) => {
  const { running } = offersByState([offer('x', '2026-01-01', '2036-01-01', rest)], 'global', new Date('2026-11-21'))
  expect(running).toHaveLength(shown)
})
