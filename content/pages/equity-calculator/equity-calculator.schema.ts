import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The page round the calculator, whose own words are messages of the feature. */
export const equityCalculatorSchema = v.strictObject({
  ...part.pageHead('what the calculator does'),
  reading: v.strictObject({
    title: part.text('the heading above how to read the figures'),
    lead: part.text('what equity is'),
    pointsMarkdown: part.listOf(part.markdown('a point'), 3)
  }),
  questions: part.questionsPart(3, 8),
  next: v.strictObject({ title: part.text('the heading of the next step'), text: part.text('what one may do next') }),
  secondLink: part.text('the words of the second link')
})
