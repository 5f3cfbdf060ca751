import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'
import { prizesSection, tableSection } from '../tournaments/tournaments.schema.ts'

/** A page of an online series. One of every week has its Sundays and their evening; a festival has its programme. */
export const seriesSchema = v.strictObject({
  ...part.pageHead('what the series is, with the age mark'),
  figures: v.strictObject({
    when: part.text('the label of the next start, or of the days of the edition'),
    buyIn: part.text('the label of the buy-in, or of the lowest and the highest'),
    guarantee: part.text('the label of what is guaranteed'),
    count: part.text('the label of the length of a level, or of the number of tournaments')
  }),
  programme: v.strictObject({
    ...part.headed('the starts', 'what the list shows'),
    emptyText: v.exactOptional(part.text('what is said between the last start and the end of the edition')),
    sampleNote: part.sampleNote
  }),
  evening: v.exactOptional(
    v.strictObject({
      ...part.headed('how an evening runs', 'what to expect of it'),
      moments: part.listOf(part.nameAndMarkdown('a moment of the evening'), 3)
    })
  ),
  structure: v.exactOptional(tableSection('the structure')),
  prizes: v.exactOptional(prizesSection)
})
