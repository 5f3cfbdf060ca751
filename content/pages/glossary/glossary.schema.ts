import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText } from '../page-parts.schema.ts'

/** The page round the glossary; its words are in content/glossary. */
export const glossaryPageSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the glossary holds'),
  next: v.strictObject({ title: plainText('the heading of the next step'), text: plainText('what one may do next') }),
  secondLink: plainText('the words of the second link')
})
