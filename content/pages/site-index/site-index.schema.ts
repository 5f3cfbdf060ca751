import * as v from 'valibot'
import * as part from '../page-parts.schema.ts'

const heading = part.text('the heading of a group of pages')

/** The list of all pages, in groups. */
export const siteIndexSchema = v.strictObject({
  ...part.pageHead('what the list holds'),
  headings: v.strictObject({
    room: heading,
    games: heading,
    tournaments: heading,
    promotions: heading,
    learning: heading,
    money: heading,
    people: heading,
    rules: heading
  })
})
