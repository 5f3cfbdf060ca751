import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** A daily leaderboard: how points come, the levels, the prizes as data, a day of someone, the rules. All four games share it. */
export const leaderboardSchema = v.strictObject({
  ...offerPage,
  board: v.strictObject({
    ...part.headed('the sample board', 'what a bar is, and what the line is'),
    player: part.text('the column of players'),
    counted: part.text('the column of what was counted'),
    finish: part.text('what the line is called, before its number')
  }),
  prizes: v.strictObject(part.headed('the prizes', 'how to read them')),
  day: v.strictObject(part.headed('the example', 'whose day it is'))
})
