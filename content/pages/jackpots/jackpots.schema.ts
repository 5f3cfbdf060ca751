import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** Jackpots: what they are, a hand that meets the rule, how the pool is shared, how likely it is, where its money comes from. */
export const jackpotsSchema = v.strictObject({
  ...offerPage,
  hand: v.strictObject({
    ...part.headedMarkdown('the worked hand', 'what is seen'),
    board: part.text('the name of the board'),
    loser: part.text('the name of the beaten hand'),
    winner: part.text('the name of the winning hand'),
    boardAlt: part.text('the board in words'),
    loserAlt: part.text('the beaten cards in words'),
    winnerAlt: part.text('the winning cards in words'),
    noteMarkdown: part.markdown('why it counts')
  }),
  shares: v.strictObject({
    ...part.headed('the shares', 'of what pool'),
    caption: part.text('what the table says'),
    who: part.text('the column of who'),
    share: part.text('the column of shares'),
    amount: part.text('the column of amounts')
  }),
  others: v.strictObject(part.headed('the other ways to the pool', 'what they have in common')),
  odds: v.strictObject({
    ...part.proseSection('how likely it is').entries,
    description: part.text('what the field of dots shows'),
    hands: part.text('a hand dealt'),
    number: part.text('the head of the column of numbers'),
    royal: part.text('a royal flush'),
    /** What a dot is, and what the copper one is; without it nothing is drawn. */
    evenings: v.exactOptional(
      v.strictObject({ each: part.text('what a dot is'), lit: part.text('what the copper dot is') })
    ),
    /** Of a former drawing, whose copper dot was not in proportion; no longer shown. */
    fields: v.exactOptional(part.text('how many such fields have one copper dot, before the number'))
  })
})
