import { expect, it } from 'vitest'
import { isYoungEnough } from './payload-requests.client.ts'

it.each<[rule: string, ageMs: number, used: boolean]>([
  ['used by the navigation when younger than 60 s: at once', 0, true],
  ['used by the navigation when younger than 60 s', 59_999, true],
  ['else asked anew', 60_000, false]
])('a prefetched payload is %s', (_rule, ageMs, used) => {
  expect(isYoungEnough(1000, 1000 + ageMs)).toBe(used)
})
