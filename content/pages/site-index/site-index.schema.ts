import * as v from 'valibot'
import { pageMetaSchema } from '../page-meta.schema.ts'
import { plainText } from '../page-parts.schema.ts'

const heading = plainText('the heading of a group of pages')

/** The list of all pages, in groups. */
export const siteIndexSchema = v.strictObject({
  meta: pageMetaSchema,
  title: plainText('the h1 of the page'),
  lead: plainText('what the list holds'),
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
