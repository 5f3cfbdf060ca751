import * as v from 'valibot'
import { seats, streetNames } from '../../app/domain/poker/play-hand.ts'
import { positiveAmount as amount, slug, whole } from '../record-fields.ts'
import { cards } from './guides.schema.ts'

const level = v.tuple([amount, amount])
const seat = v.picklist(seats, `write one of: ${seats.join(', ')}`)

/** Examples that pages draw and work out. */
export const gameExamples = v.strictObject({
  propBets: v.pipe(v.array(v.strictObject({ id: slug, flop: cards, ways: whole })), v.minLength(1)),
  propBetStake: amount,
  splash: v.strictObject({ pot: amount, drop: amount, level }),
  sidePot: v.strictObject({
    level,
    putIn: v.array(
      v.variant('folded', [
        v.strictObject({ seat, amount, folded: v.literal(true) }),
        v.strictObject({ seat, amount, folded: v.optional(v.literal(false), false), cards })
      ])
    ),
    board: cards
  }),
  rakedPots: v.strictObject({ level, pots: v.array(v.strictObject({ amount, sawFlop: v.boolean() })) }),
  firstHand: v.array(
    v.strictObject({ street: v.picklist([...streetNames, 'showdown'], 'write the name of a street'), cards })
  ),
  hands: v.array(v.strictObject({ category: slug, cards })),
  session: v.strictObject({ level, hands: whole, won: whole, averagePot: amount })
})

export type GameExamples = v.InferOutput<typeof gameExamples>
