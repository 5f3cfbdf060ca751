import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** A daily leaderboard: how points come, the levels, the prizes as data, a day of someone, the rules. All four games share it. */
export const leaderboardSchema = v.strictObject({
  ...offerPage,
  idea: part.proseSection('what is particular to this game'),
  points: v.strictObject(part.headed('the points', 'what they come from')),
  prizes: v.strictObject(part.headed('the prizes', 'how to read the table')),
  day: v.strictObject(part.headed('the example', 'whose day it is')),
  rules: part.listSection('the rules'),
  questions: part.questionsPart(2, 5)
})
