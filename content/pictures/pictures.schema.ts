import * as v from 'valibot'
import { localText } from '../record-fields.ts'

/** A picture in words, for someone who cannot see it; or that it is decoration, beside which words say the same. */
const described = v.strictObject({ alt: localText })
const decoration = v.strictObject({ decoration: v.literal(true) })
const unsaid = v.custom<never>(
  () => false,
  'write alt, what the picture shows, in every language, or decoration: true where the words beside it say the same'
)
const picture = v.lazy((written): typeof described | typeof decoration | typeof unsaid => {
  const fields = Object.keys(Object(written))
  return fields.includes('alt') ? described : fields.includes('decoration') ? decoration : unsaid
})

/** The pictures of `art/masters`, by file name without ending: one cannot be shown before someone has said what it shows. */
export const pictures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name of the file without its ending: felt-table')),
  picture
)

export type PictureWords = v.InferOutput<typeof pictures>
