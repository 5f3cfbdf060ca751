import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** A heading, paragraphs, and the line above a table. */
export const tableSection = (what: string) =>
  v.strictObject({ ...part.proseSection(what).entries, caption: part.text(`what the table of ${what} shows`) })

/** Who is paid what, by an example. */
export const prizesSection = v.strictObject({ ...part.only('amount'), ...tableSection('the prizes').entries })

/** The tournaments page: the schedule and its filter, the formats, a structure, prizes. */
export const tournamentsSchema = v.strictObject({
  ...part.pageHead('what is on the page, with the age mark'),
  schedule: v.strictObject({
    ...part.headed('the schedule', 'what the schedule shows, and by which clock'),
    day: part.text('the label of the choice of a day'),
    game: part.text('the label of the choice of a game'),
    type: part.text('the label of the choice of a format'),
    stake: part.text('the label of the choice of a buy-in'),
    all: part.text('the choice of everything'),
    soon: part.text('the choice of the next hours, where no day is chosen'),
    emptyText: part.text('what is said where nothing fits the choice'),
    sampleNote: part.sampleNote
  }),
  formats: v.strictObject({
    ...part.headed('the formats', 'what tells formats apart'),
    see: part.text('the words of the link to the tournaments of a format'),
    items: v.strictObject({
      freezeout: part.nameAndMarkdown('the freezeout'),
      're-entry': part.nameAndMarkdown('the re-entry'),
      bounty: part.nameAndMarkdown('the bounty tournament'),
      'deep-stack': part.nameAndMarkdown('the deep-stack tournament'),
      satellite: part.nameAndMarkdown('the satellite'),
      freeroll: v.optional(v.strictObject({ ...part.only('gift'), ...part.nameAndMarkdown('the freeroll').entries }))
    })
  }),
  structure: tableSection('the structure'),
  prizes: v.optional(prizesSection),
  results: v.optional(
    v.strictObject({
      ...part.only('amount'),
      ...part.headed('the results', 'what is said of a tournament that is over'),
      caption: part.text('what the table of results shows'),
      day: part.text('the name of the column of days'),
      winner: part.text('the name of the column of winners'),
      firstPrize: part.text('the name of the column of first prizes'),
      sampleNote: part.sampleNote
    })
  )
})
