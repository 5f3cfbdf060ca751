import * as v from 'valibot'

/** "Type 6 is preferred, type 2 is the fallback." An upstream may send further types: they are kept and not used. */
export const downloadLinkSchema = v.strictObject({
  type: v.pipe(v.number(), v.integer()),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i))
})
