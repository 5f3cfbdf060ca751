import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, nameAndMarkdown, plainText, proseSection, questions, sampleNote } from '../page-parts.schema.ts'
import { nextWords, tableSection } from '../tournaments/tournaments.schema.ts'

/** A page of an online series. One of every week has its Sundays and their evening; a festival has its programme. */
export const seriesSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the series is, with the age mark'),
  figures: v.strictObject({
    when: plainText('the label of the next start, or of the days of the edition'),
    buyIn: plainText('the label of the buy-in, or of the lowest and the highest'),
    guarantee: plainText('the label of what is guaranteed'),
    count: plainText('the label of the length of a level, or of the number of tournaments')
  }),
  programme: v.strictObject({
    title: plainText('the heading of the starts'),
    lead: plainText('what the list shows'),
    played: v.exactOptional(plainText('the heading of what has been played')),
    emptyText: v.exactOptional(plainText('what is said between the last start and the end of the edition')),
    sampleNote
  }),
  evening: v.exactOptional(
    v.strictObject({
      title: plainText('the heading of how an evening runs'),
      lead: plainText('what to expect of it'),
      moments: v.pipe(
        v.array(nameAndMarkdown('a moment of the evening')),
        v.minLength(3, 'write at least three moments')
      )
    })
  ),
  structure: v.exactOptional(tableSection('the structure')),
  prizes: v.exactOptional(tableSection('the prizes')),
  idea: v.exactOptional(proseSection('what holds the series together')),
  ways: listSection('how to get in'),
  rules: listSection('the rules'),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextWords
})
