import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

/** The hand of the day: the heading of the hand. Its hands are records. */
export const handSchema = v.strictObject({
  ...part.pageHead('what is asked, and how often a new hand comes'),
  neutral: v.strictObject(part.pageHead('what is there instead where the law does not let a game draw to the room')),
  hand: v.strictObject({ title: part.text('the question in a few words') })
})
