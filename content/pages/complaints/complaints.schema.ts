import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

export const complaintsSchema = v.strictObject({
  ...part.pageHead('what a complaint costs and what it brings'),
  clock: v.strictObject({
    ...part.headed('the times of a complaint', 'from when they count'),
    caption: part.text('what the times are of'),
    columns: part.columnNames(2),
    rows: part.listOf(
      v.pipe(v.array(part.text('what happens, then its time')), v.length(2, 'Write what happens, and its time.')),
      4,
      4
    )
  }),
  letter: v.strictObject({
    ...part.headed('the form of words', 'how to use it'),
    subject: part.text('the subject of the message'),
    lines: part.listOf(part.text('a line of the message'), 5),
    button: part.text('the words of the link that opens a message')
  }),
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
  })
})
