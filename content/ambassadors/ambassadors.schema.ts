import * as v from 'valibot'
import { localText, sites, slug, text } from '../record-fields.ts'

/** A brand ambassador: `slug` and `name` as /api/brand-ambassador answers them, and the words of the listing. */
const ambassador = v.strictObject({
  slug,
  name: text,
  country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'write a country code of two capitals')),
  line: localText,
  sites,
  sample: v.literal(true, 'write true: the people of the demo are invented')
})

export const ambassadors = v.pipe(
  v.array(ambassador),
  v.check(list => new Set(list.map(person => person.slug)).size === list.length, 'two ambassadors have the same slug')
)

export type Ambassador = v.InferOutput<typeof ambassador>
