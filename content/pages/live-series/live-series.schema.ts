import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const cell = part.text('a cell of the table')

/** The live series: its stops, what differs from the table at home, the one rulebook, a first time. */
export const liveSeriesSchema = v.strictObject({
  ...part.pageHead('what a live series is, with the age mark'),
  stops: v.strictObject({
    ...part.headed('the stops', 'where and when'),
    texts: v.strictObject({
      'harbour-classic': part.text('the Harbour Classic in a sentence'),
      'highland-open': part.text('the Highland Open in a sentence')
    }),
    sampleNote: part.sampleNote
  }),
  idea: part.proseSection('why one plays live'),
  difference: v.strictObject({
    title: part.text('the heading of the comparison'),
    caption: part.text('what the comparison shows'),
    columns: part.columnNames(3),
    rows: part.listOf(v.pipe(v.array(cell), v.length(3, 'write three cells')), 4)
  }),
  rulebook: part.listSection('the rules'),
  firstTime: v.strictObject({
    title: part.text('the heading of a first time'),
    steps: part.steps('a first time at a live table', 4)
  }),
  questions: part.questionsPart(3, 6),
  next: part.nextStep
})
