import { expect, it } from 'vitest'
import { soonest } from './dated-record.ts'

const [early, late] = [new Date('2026-11-21'), new Date('2026-12-01')]

it.each<[rule: string, instants: (Date | null | undefined)[], first: Date | null]>([
  ['the first of two', [late, early], early],
  ['those that never come do not count', [null, late, undefined], late],
  ['none comes', [null], null],
  ['none is asked for', [], null]
])('%s', (_rule, instants, first) => {
  expect(soonest(...instants)).toEqual(first)
})
