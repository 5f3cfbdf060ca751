import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { nameAndMarkdown, plainText, proseSection, questions, sampleNote, steps } from '../page-parts.schema.ts'
import { nextWords, tableSection } from '../tournaments/tournaments.schema.ts'

/** A stop of the live series: its days, its venue, its main event, and what a guest should know. */
export const liveEventSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the stop is, with the age mark'),
  figures: v.strictObject({
    when: plainText('the label of the days'),
    where: plainText('the label of the town'),
    buyIn: plainText('the label of the buy-in of the main event'),
    guarantee: plainText('the label of what the main event guarantees')
  }),
  programme: v.strictObject({
    title: plainText('the heading of the programme'),
    lead: plainText('by which clock it is written'),
    played: plainText('the heading of what has been played'),
    emptyText: plainText('what is said between the last start and the end of the edition'),
    sampleNote
  }),
  venue: proseSection('the venue'),
  mainEvent: tableSection('the main event'),
  firstDay: v.strictObject({
    title: plainText('the heading of a first day at the venue'),
    steps: steps('a first day', 4)
  }),
  practical: v.strictObject({
    title: plainText('the heading of what is good to know'),
    items: v.pipe(v.array(nameAndMarkdown('something that is good to know')), v.length(4, 'write four of them'))
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextWords
})
