import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, nameAndText, plainText } from '../page-parts.schema.ts'

/** Whom the room works with, what it asks of them and what they may ask of it. */
export const partnersSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('why a room needs partners'),
  kinds: v.strictObject({
    title: plainText('the heading of the kinds'),
    lead: plainText('a sentence that leads in'),
    items: v.pipe(v.array(nameAndText('a kind of partner')), v.length(6, 'Write six kinds of partners.'))
  }),
  asked: listSection('what the room asks of a partner'),
  given: listSection('what a partner may ask of the room'),
  never: v.strictObject({
    title: plainText('the heading of what is not for sale'),
    paragraphsMarkdown: v.pipe(v.array(markdownText('a paragraph')), v.minLength(2, 'Write at least two paragraphs.'))
  }),
  contact: v.strictObject({ title: plainText('the heading'), textMarkdown: markdownText('whom to write to, and what') })
})
