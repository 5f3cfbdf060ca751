import * as v from 'valibot'
import { localText } from '../record-fields.ts'

/** A picture in words, for someone who cannot see it; or that it is decoration, beside which words say the same. */
const picture = v.union(
  [v.strictObject({ alt: localText }), v.strictObject({ decoration: v.literal(true) })],
  "write alt: { fr: '…', en: '…' }, what the picture shows, or decoration: true where the words beside it say the same"
)

/** The pictures of `art/masters`, by file name without ending: one cannot be shown before someone has said what it shows. */
export const pictures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name of the file without its ending: felt-table')),
  picture
)

export type PictureWords = v.InferOutput<typeof pictures>
