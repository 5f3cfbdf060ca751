import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, proseSection, steps } from '../page-parts.schema.ts'

export const complaintsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what a complaint costs and what it brings'),
  steps: v.strictObject({
    title: plainText('the heading of the steps'),
    lead: plainText('the sentence below it'),
    steps: steps('a complaint', 3)
  }),
  clock: v.strictObject({
    title: plainText('the heading of the times'),
    lead: plainText('the sentence below it'),
    caption: plainText('what the table says'),
    columns: v.strictObject({
      moment: plainText('the heading of the moments'),
      time: plainText('the heading of the times')
    }),
    rows: v.pipe(
      v.array(v.strictObject({ moment: plainText('what happens'), time: plainText('the placeholder of its time') })),
      v.minLength(4, 'Write the four times: to complain, receipt, news, answer.')
    )
  }),
  letter: v.strictObject({
    title: plainText('the heading of the form of words'),
    lead: plainText('how to use it'),
    subject: plainText('the subject of the message'),
    lines: v.pipe(v.array(plainText('a line of the message')), v.minLength(5, 'Write the lines of the message.')),
    button: plainText('the words of the link that opens a message')
  }),
  about: listSection('what a complaint may be about'),
  who: proseSection('who looks at it'),
  beyond: v.strictObject({
    title: plainText('the heading of the bodies beyond the room'),
    lead: plainText('when to turn to them'),
    caption: plainText('what the table says'),
    columns: v.strictObject({
      body: plainText('the heading of the bodies'),
      kind: plainText('the heading of their kinds'),
      does: plainText('the heading of what they decide')
    }),
    kinds: v.strictObject({
      mediator: plainText('the word for a mediator'),
      regulator: plainText('the word for a regulator')
    }),
    none: plainText('what holds on a site that takes no players'),
    sampleNote: plainText('that names marked as samples are to be replaced')
  }),
  records: proseSection('what is kept of a complaint'),
  harm: proseSection('a complaint about gambling that hurts')
})
