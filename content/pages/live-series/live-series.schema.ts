import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { sectionWords } from '../sections.schema.ts'

/** The live series: its stops, and what differs at a real table. */
export const liveSeriesSchema = v.strictObject({
  ...part.pageHead('what a live series is, with the age mark'),
  stops: v.strictObject({
    ...part.headed('the stops', 'where and when'),
    texts: v.strictObject({
      'harbour-classic': part.text('the Harbour Classic in a sentence'),
      'highland-open': part.text('the Highland Open in a sentence')
    }),
    sampleNote: part.sampleNote
  }),
  difference: sectionWords.comparison
})
