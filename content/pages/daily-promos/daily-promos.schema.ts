import * as v from 'valibot'
import { listSection, plainText } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from '../promotions/offer-page-parts.schema.ts'

/** The small promotions of days and weeks, each from its record, and what they all keep to. */
export const dailyPromosSchema = v.strictObject({
  ...offerPage,
  list: v.strictObject({ title: plainText('the heading of the list'), lead: plainText('what they have in common') }),
  week: v.strictObject({
    title: plainText('the heading of the week'),
    lead: plainText('what a week of them looks like'),
    caption: plainText('what the table says'),
    promo: plainText('the column of promotions'),
    when: plainText('the column of when')
  }),
  rules: listSection('what they all keep to'),
  questions: questionsPart(2, 5)
})
