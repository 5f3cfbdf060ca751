import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

export const accessibilitySchema = v.strictObject({
  ...part.pageHead('what the statement covers'),
  enforcement: v.strictObject({
    ...part.headed('the enforcement bodies', 'when to turn to them'),
    caption: part.text('what the table says'),
    columns: part.columns('region', 'body', 'law'),
    none: part.text('what holds where no body is named'),
    unverified: part.text('that the names are still to be checked')
  })
})
