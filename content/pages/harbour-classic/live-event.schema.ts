import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { tableSection } from '../tournaments/tournaments.schema.ts'

/** A stop of the live series: its days, its venue, its main event, and what a guest should know. */
export const liveEventSchema = v.strictObject({
  ...part.pageHead('what the stop is, with the age mark'),
  figures: v.strictObject({
    when: part.text('the label of the days'),
    where: part.text('the label of the town'),
    buyIn: part.text('the label of the buy-in of the main event'),
    guarantee: part.text('the label of what the main event guarantees')
  }),
  programme: v.strictObject({
    ...part.headed('the programme', 'by which clock it is written'),
    emptyText: part.text('what is said between the last start and the end of the edition'),
    sampleNote: part.sampleNote
  }),
  route: v.strictObject({
    title: part.text('the heading of the way to the tables'),
    items: part.listOf(part.nameAndText('a place on the way'), 3, 3)
  }),
  mainEvent: tableSection('the main event')
})
