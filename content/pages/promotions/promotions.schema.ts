import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { offerPage } from './offer-page-parts.schema.ts'

const titleAndLead = (what: string) =>
  v.strictObject({
    title: part.text(`the heading of ${what}`),
    lead: part.text(`a sentence below the heading of ${what}`)
  })

/** Every promotion: what runs, what comes, what is over, and how they are written. `elsewhere` is on each page of the family where no offer may be shown. */
export const promotionsSchema = v.strictObject({
  ...offerPage,
  running: titleAndLead('what runs now'),
  coming: titleAndLead('what comes'),
  ended: titleAndLead('what has ended lately'),
  principles: part.listSection('how promotions are written'),
  questions: part.questionsPart(3, 6),
  elsewhere: part.proseSection('what may be read here instead')
})
