import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The page round the glossary; its words are in content/glossary. */
export const glossaryPageSchema = v.strictObject({
  ...part.pageHead('what the glossary holds'),
  next: v.strictObject({ title: part.text('the heading of the next step'), text: part.text('what one may do next') }),
  secondLink: part.text('the words of the second link')
})
