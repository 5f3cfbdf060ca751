import { expect, it } from 'vitest'
import { policyVersionOf } from '../../../tests/fixtures/policy-version.ts'
import { readComparison } from './read-comparison.ts'

const first = policyVersionOf('20240101', '2024-01-01')
const second = policyVersionOf('20250101', '2025-01-01')
const third = policyVersionOf('20260101', '2026-01-01')
const secret = policyVersionOf('20300101', '2030-01-01')
const policies = { 'terms-conditions': [third, second, first, secret], alone: [first] }
const now = new Date('2026-11-21T12:00:00Z')

it.each<[rule: string, query: Record<string, string>, from: unknown, to: unknown, faults: object]>([
  ['nothing is asked for', {}, null, null, {}],
  ['the newest stands against the one before it', { policy: 'terms-conditions' }, second, third, {}],
  ['one against the one before it', { policy: 'terms-conditions', to: '20250101' }, first, second, {}],
  ['any two', { policy: 'terms-conditions', from: '20240101', to: '20260101' }, first, third, {}],
  [
    '"the earlier of two always comes first"',
    { policy: 'terms-conditions', from: '20260101', to: '20240101' },
    first,
    third,
    {}
  ],
  ['a text with one version has nothing to compare', { policy: 'alone' }, null, first, {}],
  [
    '"hostile parameters get a message naming the field"',
    { policy: '<script>' },
    null,
    null,
    { policy: 'unknown-policy' }
  ],
  ['a name that every object has is no policy', { policy: 'constructor' }, null, null, { policy: 'unknown-policy' }],
  [
    'an unknown version',
    { policy: 'terms-conditions', from: '../../etc', to: '20260101' },
    null,
    third,
    { from: 'unknown-version' }
  ],
  [
    'two unknown versions',
    { policy: 'terms-conditions', from: '1', to: '' },
    null,
    null,
    { from: 'unknown-version', to: 'unknown-version' }
  ],
  [
    'the same version twice',
    { policy: 'terms-conditions', from: '20250101', to: '20250101' },
    second,
    second,
    { to: 'same-version' }
  ],
  [
    'one that is not announced yet is nobody’s business',
    { policy: 'terms-conditions', from: '20240101', to: '20300101' },
    first,
    null,
    { to: 'unknown-version' }
  ]
])('%s', (_rule, query, from, to, faults) => {
  const read = readComparison(query, policies, now)
  expect(read.from).toBe(from)
  expect(read.to).toBe(to)
  expect(read.faults).toEqual(faults)
})
