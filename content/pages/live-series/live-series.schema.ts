import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, plainText, proseSection, questions, sampleNote, steps } from '../page-parts.schema.ts'
import { nextWords } from '../tournaments/tournaments.schema.ts'

const cell = plainText('a cell of the table')

/** The live series: its stops, what differs from the table at home, the one rulebook, a first time. */
export const liveSeriesSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what a live series is, with the age mark'),
  stops: v.strictObject({
    title: plainText('the heading of the stops'),
    lead: plainText('where and when'),
    texts: v.strictObject({
      'harbour-classic': plainText('the Harbour Classic in a sentence'),
      'highland-open': plainText('the Highland Open in a sentence')
    }),
    sampleNote
  }),
  idea: proseSection('why one plays live'),
  difference: v.strictObject({
    title: plainText('the heading of the comparison'),
    caption: plainText('what the comparison shows'),
    columns: v.pipe(v.array(plainText('a column')), v.length(3, 'write three columns')),
    rows: v.pipe(
      v.array(v.pipe(v.array(cell), v.length(3, 'write three cells'))),
      v.minLength(4, 'write at least four rows')
    )
  }),
  rulebook: listSection('the rules'),
  firstTime: v.strictObject({
    title: plainText('the heading of a first time'),
    steps: steps('a first time at a live table', 4)
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 6) }),
  next: nextWords
})
