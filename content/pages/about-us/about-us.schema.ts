import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { nameAndMarkdown, plainText, proseSection, sampleNote } from '../page-parts.schema.ts'

/** About us: who runs the room, what it believes, how it is run and to whom it answers. */
export const aboutUsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the room is and what this page tells'),
  whoWeAre: proseSection('who we are'),
  beliefs: proseSection('what we believe'),
  room: v.strictObject({
    title: plainText('the heading of how the room is run'),
    principles: v.pipe(
      v.array(nameAndMarkdown('a principle of how the room is run')),
      v.minLength(3, 'Write at least three principles: shuffles, security, accounts.')
    )
  }),
  licence: v.strictObject({
    ...proseSection('the licence').entries,
    facts: v.pipe(
      v.array(
        v.strictObject({
          label: plainText('the name of a licence fact'),
          value: plainText('its placeholder, such as {licenceNumber}')
        })
      ),
      v.minLength(1, 'Write the licence facts as label and placeholder.')
    ),
    sampleNote
  }),
  record: v.strictObject({ ...proseSection('the record').entries, sampleNote }),
  people: proseSection('the people'),
  accountability: proseSection('how we are held to account')
})
