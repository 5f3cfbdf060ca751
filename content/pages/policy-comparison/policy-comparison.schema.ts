import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText } from '../page-parts.schema.ts'

/** Two versions of one text side by side: how to read the comparison, and what is said where it cannot be made. */
export const policyComparisonSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the page does'),
  choose: v.strictObject({
    title: plainText('the heading above the texts to choose from'),
    none: plainText('that a text has one version so far, so that there is nothing to compare')
  }),
  result: v.strictObject({
    title: plainText('the heading of the comparison; the two versions stand below it'),
    key: plainText('how removed and added words are marked, to the eye and to a screen reader'),
    summary: plainText('the heading of the changes in plain language'),
    words: plainText('the heading of the changes word for word'),
    same: plainText('that the two versions have the same words'),
    history: plainText('the words of the link back to all versions')
  }),
  faults: v.strictObject({
    title: plainText('that the comparison cannot be made'),
    'unknown-policy': plainText('that the field policy names no text of this site'),
    'unknown-version': plainText('that a field names no version of the text'),
    'same-version': plainText('that both fields name the same version')
  })
})
