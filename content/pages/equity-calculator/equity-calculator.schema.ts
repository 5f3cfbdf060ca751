import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The page round the calculator, whose own words are messages of the feature. */
export const equityCalculatorSchema = v.strictObject({
  ...part.pageHead('what the calculator does')
})
