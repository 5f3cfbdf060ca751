import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { nameAndMarkdown, nameAndText, plainText, proseSection, questions, sampleNote } from '../page-parts.schema.ts'

/** The words at the end of a page. */
export const nextWords = v.strictObject({
  title: plainText('the heading of what a reader may do next'),
  text: plainText('what that is, in a sentence or two'),
  secondLink: plainText('the words of the second link')
})

/** A heading, paragraphs, and the line above a table. */
export const tableSection = (what: string) =>
  v.strictObject({ ...proseSection(what).entries, caption: plainText(`what the table of ${what} shows`) })

/** The tournaments page: the schedule and its filter, the formats, late registration, a structure, prizes, the series. */
export const tournamentsSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what stands on the page, with the age mark'),
  schedule: v.strictObject({
    title: plainText('the heading of the schedule'),
    lead: plainText('what the schedule shows, and by which clock'),
    day: plainText('the label of the choice of a day'),
    game: plainText('the label of the choice of a game'),
    type: plainText('the label of the choice of a format'),
    stake: plainText('the label of the choice of a buy-in'),
    all: plainText('the choice of everything'),
    soon: plainText('the choice of the next hours, where no day is chosen'),
    apply: plainText('the button that applies the choice'),
    clear: plainText('the link back to the whole schedule'),
    emptyText: plainText('what is said where nothing fits the choice'),
    sampleNote
  }),
  formats: v.strictObject({
    title: plainText('the heading of the formats'),
    lead: plainText('what tells formats apart'),
    see: plainText('the words of the link to the tournaments of a format'),
    items: v.strictObject({
      freezeout: nameAndMarkdown('the freezeout'),
      're-entry': nameAndMarkdown('the re-entry'),
      bounty: nameAndMarkdown('the bounty tournament'),
      'deep-stack': nameAndMarkdown('the deep-stack tournament'),
      satellite: nameAndMarkdown('the satellite')
    })
  }),
  lateRegistration: v.strictObject({
    ...tableSection('late registration').entries,
    columns: v.strictObject({
      arrival: plainText('the column of when somebody arrives'),
      level: plainText('the column of the level that runs'),
      stack: plainText('the column of what the stack is worth')
    }),
    onTime: plainText('an arrival at the start'),
    later: plainText('what follows the minutes of a later arrival: after the start')
  }),
  structure: tableSection('the structure'),
  prizes: tableSection('the prizes'),
  series: v.strictObject({
    title: plainText('the heading of the series'),
    lead: plainText('what a series is'),
    sundayMajor: nameAndText('the Sunday Major'),
    falcon: nameAndText('the Falcon Series'),
    live: nameAndText('the live series')
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(4, 8) }),
  next: nextWords
})
