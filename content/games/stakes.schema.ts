import * as v from 'valibot'
import { positiveAmount as amount } from '../record-fields.ts'

export const stakeBands = ['micro', 'low', 'medium', 'high'] as const

const level = v.strictObject({
  band: v.picklist(stakeBands, `write one of: ${stakeBands.join(', ')}`),
  forced: v.tuple([amount, amount]),
  rakeCap: amount
})

const gameStakes = v.strictObject({
  unit: v.picklist(['big-blind', 'ante'], 'write big-blind or ante'),
  seats: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9))), v.minLength(1)),
  buyIn: v.pipe(
    v.strictObject({ least: v.pipe(v.number(), v.minValue(1)), most: v.number() }),
    v.check(({ least, most }) => least <= most, 'least must not be more than most')
  ),
  rakePercent: v.pipe(v.number('write hundredths: 5 is 5 %'), v.minValue(0), v.maxValue(10)),
  sample: v.boolean('write true for tables of the demo, else false'),
  levels: v.pipe(
    v.array(level),
    v.minLength(1, 'write at least one level'),
    v.check(
      list => list.every(({ forced }, index) => index === 0 || forced[1] > (list[index - 1]?.forced[1] ?? 0)),
      'write the levels from the lowest to the highest, each once'
    )
  )
})

/** The cash tables of the three games, by game. */
export const stakes = v.strictObject({ holdem: gameStakes, omaha: gameStakes, 'short-deck': gameStakes })

export type Stakes = v.InferOutput<typeof stakes>
