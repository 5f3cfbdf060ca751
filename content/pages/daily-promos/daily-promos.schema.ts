import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** The small promotions of days and weeks, each from its record, and what they all keep to. */
export const dailyPromosSchema = v.strictObject({
  ...offerPage,
  list: v.strictObject(part.headed('the list', 'what they have in common')),
  week: v.strictObject({
    ...part.headed('the week', 'what a week of them looks like'),
    caption: part.text('what the table says'),
    promo: part.text('the column of promotions'),
    when: part.text('the column of when')
  })
})
