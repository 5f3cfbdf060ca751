import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The words of a table of payment methods, and what replaces it where none may be shown. */
export const methodsSection = v.strictObject({
  ...part.headed('the table of methods', 'what the table says, and of whom'),
  caption: part.text('what the table says, in a line above it'),
  columns: part.columns('method', 'minimum', 'maximum', 'time', 'fee'),
  atOnce: part.text('what is written for no waiting time'),
  noFee: part.text('what is written for no fee'),
  byCountry: v.strictObject({
    caption: part.text('what the table of countries says'),
    columns: part.columns('country', 'methods')
  }),
  closedMarkdown: part.markdown('that no method is open here, and what to do instead'),
  sampleNote: part.sampleNote
})

export const depositsSchema = v.strictObject({
  ...part.pageHead('what the page says, with the age mark'),
  methods: methodsSection,
  limits: part.proseSection('the limit that comes first')
})
