import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** The evenings of a month: what an evening is, in steps, what is drawn, the rules. Each month has its own record and page, all have these words. */
export const eveningsSchema = v.strictObject({
  ...offerPage,
  figures: v.strictObject({
    evenings: part.text('what the number of evenings counts'),
    tickets: part.text('what the number of tickets counts'),
    hands: part.text('what the number of hands counts')
  })
})
