import * as v from 'valibot'
import { listSection, markdownText, plainText, proseSection } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from '../promotions/offer-page-parts.schema.ts'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export const loyaltySchema = v.strictObject({
  ...offerPage,
  tiers: v.strictObject({
    title: plainText('the heading of the tiers'),
    lead: plainText('how to read the table'),
    caption: plainText('what the table says'),
    tier: plainText('the column of names'),
    from: plainText('the column of points'),
    fees: plainText('the column of the fees that they stand for'),
    back: plainText('the column of shares'),
    worth: plainText('the column of what a hundred points are worth'),
    extra: plainText('the column of what comes on top')
  }),
  points: listSection('how points come'),
  example: v.strictObject({
    title: plainText('the heading of the example'),
    lead: plainText('whose month it is'),
    caption: plainText('what the table says'),
    part: plainText('the column of parts'),
    fees: plainText('the column of fees'),
    back: plainText('the column of what comes back'),
    total: plainText('the last row'),
    noteMarkdown: markdownText('what the example shows')
  }),
  honest: proseSection('what it is not'),
  questions: questionsPart(2, 5)
})
