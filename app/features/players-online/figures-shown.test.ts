import { expect, it } from 'vitest'
import { figuresShown } from './figures-shown.ts'

const record = { players: 1, tables: 1, guaranteed: null, takenAt: '2026-11-20T18:30:00Z', sample: true }
const live = { ...record, players: 2 }

type Row = [rule: string, live: typeof record | null | undefined, fromUpstream: boolean, shown: object]

it.each<Row>([
  ['"without an upstream content’s record with its time"', undefined, false, { figures: record }],
  ['"with an upstream the figures are left out of the stored page (space reserved)"', undefined, true, {}],
  ['the island has the figures of the moment', live, true, { figures: live }],
  ['of the sample feed too', live, false, { figures: live }],
  ['"stale … or never had: the island’s html is empty"', null, true, {}]
])('%s', (_rule, ofNow, fromUpstream, shown) => {
  const kind = 'figures' in shown ? 'figures' : ofNow === null ? 'nothing' : 'waiting'
  expect(figuresShown({ live: ofNow, fromUpstream, record })).toEqual({ kind, ...shown })
})
