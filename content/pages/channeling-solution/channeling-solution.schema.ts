import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { listSection, markdownText, plainText, proseSection } from '../page-parts.schema.ts'

const ruleName = plainText('what a visitor from there may do')

/** How visitors are led to the site that the law of their place has in mind: the idea, the way of a visit, the table made from the country rules. */
export const channelingSolutionSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what channelling means'),
  idea: proseSection('the idea'),
  way: listSection('what happens on a visit'),
  places: v.strictObject({
    title: plainText('the heading of the table'),
    leadMarkdown: markdownText('how the table is made'),
    caption: plainText('what the table says'),
    columns: v.pipe(v.array(plainText('the name of a column')), v.length(3, 'Write three columns.')),
    rules: v.strictObject({ none: ruleName, WARNING: ruleName, BLOCKED: ruleName }),
    elsewhere: plainText('every other country, and an unknown place'),
    noSite: plainText('that there is no site for the country')
  }),
  limits: listSection('what this can and cannot do'),
  regulators: proseSection('what regulators may ask for')
})
