import * as v from 'valibot'
import { listSection, plainText, proseSection } from '../page-parts.schema.ts'
import { offerPage, questionsPart } from './offer-page-parts.schema.ts'

const titleAndLead = (what: string) =>
  v.strictObject({
    title: plainText(`the heading of ${what}`),
    lead: plainText(`a sentence below the heading of ${what}`)
  })

/** Every promotion: what runs, what comes, what is over, and how they are written. `elsewhere` stands on each page of the family where no offer may be shown. */
export const promotionsSchema = v.strictObject({
  ...offerPage,
  running: titleAndLead('what runs now'),
  coming: titleAndLead('what comes'),
  ended: titleAndLead('what has ended lately'),
  principles: listSection('how promotions are written'),
  questions: questionsPart(3, 6),
  elsewhere: proseSection('what may be read here instead')
})
