import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const ruleName = part.text('what a visitor from there may do')

/** How visitors are led to the site that the law of their place has in mind: the idea, the way of a visit, the table made from the country rules. */
export const channelingSolutionSchema = v.strictObject({
  ...part.pageHead('what channelling means'),
  places: v.strictObject({
    ...part.headedMarkdown('the table', 'how the table is made'),
    caption: part.text('what the table says'),
    columns: part.columnNames(3),
    rules: v.strictObject({ none: ruleName, WARNING: ruleName, BLOCKED: ruleName }),
    elsewhere: part.text('every other country, and an unknown place'),
    noSite: part.text('that there is no site for the country')
  })
})
