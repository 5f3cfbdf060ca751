import * as v from 'valibot'
import { provenance, text } from '../record-fields.ts'

const code = v.pipe(text, v.regex(/^[A-Z]{2}$/, 'write a code of two capitals'))

/** Whose law is taken for places that have a code of their own and are part of a state, or depend on one. */
export const territories = v.pipe(
  v.array(
    v.strictObject({
      /** The state. */
      of: code,
      /** Its parts and dependencies. */
      codes: v.pipe(v.array(code), v.minLength(1, 'write at least one code')),
      ...provenance
    }),
    'write a list; an empty one is []'
  ),
  v.check(rows => {
    const codes = rows.flatMap(row => row.codes)
    return new Set(codes).size === codes.length && !rows.some(({ of }) => codes.includes(of))
  }, 'a code stands twice, or is a state and a part of one')
)

export type Territory = v.InferOutput<typeof territories>[number]
