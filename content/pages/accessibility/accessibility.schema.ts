import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

export const accessibilitySchema = v.strictObject({
  ...part.pageHead('what the statement covers'),
  contrast: v.strictObject({
    ...part.headed('the contrast of our colours', 'from where the figures come'),
    pairs: v.strictObject({
      text: part.text('headings and buttons without a ground'),
      prose: part.text('longer texts'),
      remark: part.text('small remarks'),
      fault: part.text('faults of a form'),
      button: part.text('words on a copper button')
    }),
    note: part.text('what the line across the bars is, and where they end')
  }),
  enforcement: v.strictObject({
    ...part.headed('the enforcement bodies', 'when to turn to them'),
    caption: part.text('what the table says'),
    columns: part.columns('region', 'body', 'law'),
    none: part.text('what holds where no body is named'),
    unverified: part.text('that the names are still to be checked')
  })
})
