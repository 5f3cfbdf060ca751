import { expect, it } from 'vitest'
import { figuresShown } from './figures-shown.ts'

const record = { players: 1, tables: 1, guaranteed: null, takenAt: '2026-11-20T18:30:00Z', sample: true }
const live = { ...record, players: 2 }

it.each<[rule: string, live: typeof record | null | undefined, fromUpstream: boolean, shown: object | string | null]>([
  ['"without an upstream content’s record with its time"', undefined, false, record],
  ['"with an upstream the figures are left out of the stored page (space reserved)"', undefined, true, 'waiting'],
  ['the island has the figures of the moment', live, true, live],
  ['of the sample feed too', live, false, live],
  ['"stale … or never had: the island’s html is empty"', null, true, null]
])('%s', (_rule, ofNow, fromUpstream, shown) => {
  expect(figuresShown({ live: ofNow, fromUpstream, record })).toEqual(shown)
})
