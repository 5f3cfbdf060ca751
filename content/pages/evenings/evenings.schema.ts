import * as v from 'valibot'
import { listSection, plainText, steps } from '../page-parts.schema.ts'
import { offerPage } from '../promotions/offer-page-parts.schema.ts'

/** The evenings of a month: what an evening is, in steps, what is drawn, the rules. Each month has its own record and page, all have these words. */
export const eveningsSchema = v.strictObject({
  ...offerPage,
  evening: v.strictObject({ title: plainText('the heading of the steps'), steps: steps('an evening', 3) }),
  figures: v.strictObject({
    evenings: plainText('what the number of evenings counts'),
    tickets: plainText('what the number of tickets counts'),
    hands: plainText('what the number of hands counts')
  }),
  rules: listSection('the rules')
})
