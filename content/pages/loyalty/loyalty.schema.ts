import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export const loyaltySchema = v.strictObject({
  ...offerPage,
  tiers: v.strictObject({
    ...part.headed('the tiers', 'how to read the table'),
    caption: part.text('what the table says'),
    tier: part.text('the column of names'),
    from: part.text('the column of points'),
    fees: part.text('the column of the fees that they are for'),
    back: part.text('the column of shares'),
    worth: part.text('the column of what a hundred points are worth'),
    extra: part.text('the column of what comes on top')
  }),
  example: v.strictObject({
    ...part.headed('the example', 'whose month it is'),
    caption: part.text('what the table says'),
    part: part.text('the column of parts'),
    fees: part.text('the column of fees'),
    back: part.text('the column of what comes back'),
    cost: part.text('what does not come back'),
    total: part.text('the last row'),
    noteMarkdown: part.markdown('what the example shows')
  })
})
