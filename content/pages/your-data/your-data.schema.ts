import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, proseSection } from '../page-parts.schema.ts'

const titleAndText = (what: string) => ({
  title: plainText(`the heading of ${what}`),
  text: plainText(`what ${what} is, in one to three sentences`)
})

/** Your data: asking for a link by mail, and what the link opens: a copy of one's data, and its deletion. */
export const yourDataSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the reader can do on the page'),
  request: v.strictObject({
    ...titleAndText('asking for a link'),
    submit: plainText('the button that asks for a link')
  }),
  sent: v.strictObject(titleAndText('the answer to asking for a link')),
  copy: v.strictObject({
    ...titleAndText('the copy of one’s data'),
    submit: plainText('the button that downloads it')
  }),
  deletion: v.strictObject({
    ...titleAndText('the deletion of one’s data'),
    understood: plainText('what is confirmed before the deletion, in the first person'),
    submit: plainText('the button that deletes')
  }),
  deleted: v.strictObject(titleAndText('the answer to a deletion')),
  expired: v.strictObject(titleAndText('the answer to a link that is over')),
  kept: listSection('what this site keeps'),
  elsewhere: proseSection('data that is kept elsewhere')
})
