import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { markdownText, plainText, questions } from '../page-parts.schema.ts'

/** The page round the calculator, whose own words are messages of the feature. */
export const equityCalculatorSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the calculator does'),
  reading: v.strictObject({
    title: plainText('the heading above how to read the figures'),
    lead: plainText('what equity is'),
    pointsMarkdown: v.pipe(v.array(markdownText('a point')), v.minLength(3, 'Write at least three points.'))
  }),
  questions: v.strictObject({ title: plainText('the heading of the questions'), items: questions(3, 8) }),
  next: v.strictObject({ title: plainText('the heading of the next step'), text: plainText('what one may do next') }),
  secondLink: plainText('the words of the second link')
})
