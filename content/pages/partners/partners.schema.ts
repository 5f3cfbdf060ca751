import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** Whom the room works with, what it asks of them and what they may ask of it. */
export const partnersSchema = v.strictObject({
  ...part.pageHead('why a room needs partners'),
  kinds: v.strictObject({
    ...part.headed('the kinds', 'a sentence that leads in'),
    items: part.listOf(part.nameAndText('a kind of partner'), 6, 6)
  }),
  asked: part.listSection('what the room asks of a partner'),
  given: part.listSection('what a partner may ask of the room'),
  never: v.strictObject({
    title: part.text('the heading of what is not for sale'),
    paragraphsMarkdown: part.listOf(part.markdown('a paragraph'), 2)
  }),
  contact: v.strictObject({
    title: part.text('the heading'),
    textMarkdown: part.markdown('whom to write to, and what')
  })
})
