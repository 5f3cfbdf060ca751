import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PutIn, sidePots } from './side-pots.ts'

it.each<[rule: string, putIn: PutIn<string>[], expected: ReturnType<typeof sidePots<string>>]>([
  [
    'each wins of every other no more than they have put in, and what nobody called goes back',
    [
      { seat: 'short', amount: 20 },
      { seat: 'middle', amount: 50 },
      { seat: 'deep', amount: 80 },
      { seat: 'gone', amount: 3, folded: true }
    ],
    {
      pots: [
        { amount: 63, seats: ['short', 'middle', 'deep'] },
        { amount: 60, seats: ['middle', 'deep'] }
      ],
      returned: { seat: 'deep', amount: 30 }
    }
  ],
  [
    'without an all-in there is one pot',
    [
      { seat: 'one', amount: 10 },
      { seat: 'two', amount: 10 }
    ],
    { pots: [{ amount: 20, seats: ['one', 'two'] }], returned: null }
  ],
  [
    'what somebody who folded had put in above the others stays in the last pot',
    [
      { seat: 'short', amount: 20 },
      { seat: 'gone', amount: 30, folded: true },
      { seat: 'deep', amount: 30 }
    ],
    {
      pots: [
        { amount: 60, seats: ['short', 'deep'] },
        { amount: 20, seats: ['deep'] }
      ],
      returned: null
    }
  ]
])('%s', (_rule, putIn, expected) => {
  expect(sidePots(putIn)).toEqual(expected)
})

const arbitraryPutIn = fc
  .array(fc.record({ amount: fc.integer({ min: 1, max: 200 }), folded: fc.boolean() }), { minLength: 2, maxLength: 9 })
  .map(list => list.map((one, index) => ({ ...one, seat: String(index), folded: index > 0 && one.folded })))

it('no money comes or goes: pots and what goes back make what was put in; nobody who folded can win', () => {
  fc.assert(
    fc.property(arbitraryPutIn, putIn => {
      const { pots, returned } = sidePots(putIn)
      const paid = pots.reduce((sum, { amount }) => sum + amount, 0) + (returned?.amount ?? 0)
      expect(paid).toBe(putIn.reduce((sum, { amount }) => sum + amount, 0))
      const folded = putIn.filter(one => one.folded).map(({ seat }) => seat)
      expect(pots.flatMap(({ seats }) => seats).filter(seat => folded.includes(seat))).toEqual([])
    })
  )
})
