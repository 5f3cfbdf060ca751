import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** What every page about offers has: its own words, and the plain ones that are there where no offer may be shown. Those name none. */
export const offerPage = {
  ...part.pageHead('what the page is about, without an amount'),
  neutral: v.strictObject(part.pageHead('what is there instead of offers, without a word of one')),
  sampleNote: part.sampleNote
}
