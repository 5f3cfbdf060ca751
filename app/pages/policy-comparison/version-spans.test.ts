import { expect, it } from 'vitest'
import { policyVersionOf } from '../../../tests/fixtures/policy-version.ts'
import { versionSpans } from './version-spans.ts'

const first = policyVersionOf('20250101', '2025-01-01')
const second = policyVersionOf('20260101', '2026-01-01')
const announced = policyVersionOf('20270101', '2027-01-01', { announcedOn: '2026-11-01' })

it.each<[rule: string, instant: string, spans: [unknown, string, string][]]>([
  [
    'each version counts until the next one, the last until the end of today; one to come is not drawn',
    '2026-11-30T14:07:03.021Z',
    [
      [first, '2025-01-01', '2026-01-01'],
      [second, '2026-01-01', '2026-12-01']
    ]
  ],
  ['before the second there is one', '2025-05-31', [[first, '2025-01-01', '2025-06-01']]],
  ['before the first there is none', '2024-06-01', []]
])('%s', (_rule, instant, expected) => {
  const spans = versionSpans([announced, first, second], new Date(instant))
  expect(spans.map(({ version, from, to }) => [version, from, to])).toEqual(
    expected.map(([version, from, to]) => [version, Date.parse(from), Date.parse(to)])
  )
})
