import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { prizesSection } from '../tournaments/tournaments.schema.ts'

const label = (what: string) => part.text(`the label of ${what}`)

/** The structure of one tournament as a sheet, and the list of all sheets. */
export const structureSheetSchema = v.strictObject({
  ...part.pageHead('what a sheet says'),
  sheet: v.strictObject({
    start: label('the next start'),
    stack: label('the starting stack'),
    level: label('how long a level is'),
    breakTime: label('how long a break is'),
    levelsBetweenBreaks: label('how many levels there are between two breaks'),
    dinner: label('the long break and of the level before it'),
    registration: label('how long one may register after the start'),
    reEntries: label('how many times one may enter again'),
    untilRegistrationCloses: part.text('that one may enter again until registration closes'),
    none: part.text('that one may not enter again'),
    paid: label('the share of entries that are paid'),
    seats: label('the seats that a satellite gives'),
    link: part.text('the words of the link to the page of the series'),
    caption: part.text('what the table of levels shows'),
    sampleNote: part.sampleNote
  }),
  prizes: v.optional(prizesSection),
  all: v.strictObject({
    ...part.headed('the list of all sheets', 'which tournaments are listed'),
    unknown: part.text('that the tournament of the address has no sheet')
  })
})
