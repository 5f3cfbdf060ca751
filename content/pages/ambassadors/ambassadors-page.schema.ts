import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** What is round the story of every ambassador. */
const story = v.strictObject({
  facts: v.strictObject({
    country: part.text('the label of the country'),
    game: part.text('the label of the game'),
    since: part.text('the label of the year'),
    hand: part.text('the label of the hand'),
    board: part.text('the label of the common cards'),
    together: part.text('the label of what the hand makes with the common cards'),
    other: part.text('the label of a hand that another player shows')
  }),
  results: v.strictObject({
    title: part.text('the heading of the results'),
    caption: part.text('what the table shows, and what it leaves out'),
    scale: part.text('how the drawing is read: what is the line, and what the dot'),
    event: part.text('the column of the tournament'),
    year: part.text('the column of the year'),
    place: part.text('the column of the place'),
    entries: part.text('the column of the entries')
  }),
  others: v.strictObject({
    title: part.text('the heading of the other people'),
    all: part.text('the link to all of them')
  }),
  sampleNote: part.sampleNote
})

/** The listing of ambassadors, and `withoutPeople`: plain information that replaces everything else where people may not advertise. */
export const ambassadorsPageSchema = v.strictObject({
  ...part.pageHead('who the ambassadors are'),
  people: v.strictObject({
    ...part.headed('the people', 'what they have in common'),
    sampleNote: part.sampleNote
  }),
  questions: part.questionsPart(3, 6),
  story,
  withoutPeople: v.strictObject({
    ...part.pageHead('that this page names nobody'),
    paragraphsMarkdown: part.proseSection('plain information').entries.paragraphsMarkdown
  })
})
