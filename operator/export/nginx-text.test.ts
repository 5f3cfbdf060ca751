import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atOrAfter } from './nginx-text.ts'

const reached = (seconds: number, msec: string) => new RegExp(`^${atOrAfter(seconds)}`).test(msec)

it.each<[rule: string, seconds: number, msec: string, is: boolean]>([
  ['the instant itself', 1795600000, '1795600000.000', true],
  ['a millisecond before', 1795600000, '1795599999.999', false],
  ['an hour later', 1795600000, '1795603600.500', true],
  ['a digit more in front', 1795600000, '2000000000.000', true],
  ['nines in it', 1799999999, '1800000000.000', true],
  ['nines, just before', 1799999999, '1799999998.999', false],
  ['part of a second is reached with the next whole one', 1795600000.5, '1795600001.000', true]
])('%s', (_rule, seconds, msec, is) => expect(reached(seconds, msec)).toBe(is))

it('is the comparison of numbers', () => {
  const instant = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 })
  const near = fc.tuple(instant, fc.integer({ min: -100, max: 100 })).map(([a, by]) => [a, a + by] as const)
  fc.assert(
    fc.property(fc.oneof(near, fc.tuple(instant, instant)), ([limit, asked]) => {
      fc.pre(asked >= 1_000_000_000 && asked <= 9_999_999_999)
      return reached(limit, `${asked}.000`) === asked >= limit
    })
  )
})
