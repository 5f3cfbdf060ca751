import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, proseSection, questions, sampleNote } from '../page-parts.schema.ts'

/** What stands round the story of every ambassador. */
const story = v.strictObject({
  facts: v.strictObject({
    country: plainText('the label of the country'),
    game: plainText('the label of the game'),
    since: plainText('the label of the year'),
    hand: plainText('the label of the hand')
  }),
  results: v.strictObject({
    title: plainText('the heading of the results'),
    caption: plainText('what the table shows, and what it leaves out'),
    event: plainText('the column of the tournament'),
    year: plainText('the column of the year'),
    place: plainText('the column of the place'),
    entries: plainText('the column of the entries')
  }),
  others: v.strictObject({
    title: plainText('the heading of the other people'),
    all: plainText('the link to all of them')
  }),
  sampleNote
})

/** The listing of ambassadors, and `withoutPeople`: plain information that replaces everything else where people may not advertise. */
export const ambassadorsPageSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('who the ambassadors are'),
  people: v.strictObject({
    title: plainText('the heading of the people'),
    lead: plainText('what they have in common'),
    sampleNote
  }),
  conditions: listSection('the conditions under which they play'),
  idea: proseSection('why the room has ambassadors'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  story,
  withoutPeople: v.strictObject({
    meta: pageMetaSchema,
    title: plainText('the h1 where people may not advertise'),
    lead: plainText('that this page names nobody'),
    paragraphsMarkdown: proseSection('plain information').entries.paragraphsMarkdown
  })
})
