import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

export const complaintsSchema = v.strictObject({
  ...part.pageHead('what a complaint costs and what it brings'),
  steps: part.stepsSection('the steps', 'the sentence below it', 'a complaint', 3),
  clock: v.strictObject({
    ...part.headed('the times', 'the sentence below it'),
    caption: part.text('what the table says'),
    columns: part.columns('moment', 'time'),
    rows: part.listOf(
      v.strictObject({ moment: part.text('what happens'), time: part.text('the placeholder of its time') }),
      4
    )
  }),
  letter: v.strictObject({
    ...part.headed('the form of words', 'how to use it'),
    subject: part.text('the subject of the message'),
    lines: part.listOf(part.text('a line of the message'), 5),
    button: part.text('the words of the link that opens a message')
  }),
  about: part.listSection('what a complaint may be about'),
  who: part.proseSection('who looks at it'),
  beyond: v.strictObject({
    ...part.headed('the bodies beyond the room', 'when to turn to them'),
    caption: part.text('what the table says'),
    columns: part.columns('body', 'kind', 'does'),
    kinds: v.strictObject({
      mediator: part.text('the word for a mediator'),
      regulator: part.text('the word for a regulator')
    }),
    none: part.text('what holds on a site that takes no players'),
    sampleNote: part.text('that names marked as samples are to be replaced')
  }),
  records: part.proseSection('what is kept of a complaint'),
  harm: part.proseSection('a complaint about gambling that hurts')
})
