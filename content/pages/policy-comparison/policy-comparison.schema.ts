import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** Two versions of one text side by side: how to read the comparison, and the words where it cannot be made. */
export const policyComparisonSchema = v.strictObject({
  ...part.pageHead('what the page does'),
  choose: v.strictObject({
    title: part.text('the heading above the texts to choose from'),
    none: part.text('that a text has one version so far, so that there is nothing to compare')
  }),
  result: v.strictObject({
    title: part.text('the heading of the comparison; the two versions are below it'),
    key: part.text('how removed and added words are marked, to the eye and to a screen reader'),
    summary: part.text('the heading of the changes in plain language'),
    words: part.text('the heading of the changes word for word'),
    same: part.text('that the two versions have the same words'),
    history: part.text('the words of the link back to all versions')
  }),
  faults: v.strictObject({
    title: part.text('that the comparison cannot be made'),
    'unknown-policy': part.text('that the field policy names no text of this site'),
    'unknown-version': part.text('that a field names no version of the text'),
    'same-version': part.text('that both fields name the same version')
  }),
  timeline: v.strictObject(part.drawnTimes('since when each version counts'))
})
