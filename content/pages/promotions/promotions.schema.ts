import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from './offer-page-parts.schema.ts'

const titleAndLead = (what: string) =>
  v.strictObject({
    title: part.text(`the heading of ${what}`),
    lead: part.text(`a sentence below the heading of ${what}`)
  })

/** Every promotion: the amount of the month, what runs, what comes, what is over. `elsewhere` is on each page of the family where no offer may be shown. */
export const promotionsSchema = v.strictObject({
  ...offerPage,
  month: v.strictObject({
    title: part.text('the heading of the bar of the month'),
    description: part.text('what the bar shows'),
    family: part.text('the column of families'),
    amount: part.text('the column of amounts')
  }),
  running: titleAndLead('what runs now'),
  ribbon: v.strictObject({
    ...part.headed('what comes and what has ended', 'that both say name and date alone'),
    description: part.text('what the drawing shows'),
    offer: part.text('the column of names'),
    when: part.text('the column of dates')
  }),
  elsewhere: part.proseSection('what may be read here instead')
})
