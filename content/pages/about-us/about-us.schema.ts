import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** About us: who runs the room, what it believes, how it is run and to whom it answers. */
export const aboutUsSchema = v.strictObject({
  ...part.pageHead('what the room is and what this page tells'),
  beliefs: part.proseSection('what we believe'),
  room: v.strictObject({
    title: part.text('the heading of how the room is run'),
    principles: part.listOf(part.nameAndMarkdown('a principle of how the room is run'), 3)
  }),
  licence: v.strictObject({
    ...part.proseSection('the licence').entries,
    facts: part.labelled(1),
    sampleNote: part.sampleNote
  }),
  record: v.strictObject({ ...part.proseSection('the record').entries, sampleNote: part.sampleNote })
})
