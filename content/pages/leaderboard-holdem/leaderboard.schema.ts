import * as v from 'valibot'
import { listSection, plainText, proseSection } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from '../promotions/offer-page-parts.schema.ts'

/** A daily leaderboard: how points come, the levels, the prizes as data, a day of someone, the rules. All four games share it. */
export const leaderboardSchema = v.strictObject({
  ...offerPage,
  idea: proseSection('what is particular to this game'),
  points: v.strictObject({ title: plainText('the heading of the points'), lead: plainText('what they come from') }),
  prizes: v.strictObject({ title: plainText('the heading of the prizes'), lead: plainText('how to read the table') }),
  day: v.strictObject({ title: plainText('the heading of the example'), lead: plainText('whose day it is') }),
  rules: listSection('the rules'),
  questions: questionsPart(2, 5)
})
