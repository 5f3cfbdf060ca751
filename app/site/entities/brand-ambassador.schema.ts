import * as v from 'valibot'

/** What `/api/brand-ambassador` lists. The picture is `{IMAGE_CDN_BASE}/{slug}_nav.webp`. */
export const brandAmbassadorSchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: v.pipe(v.string(), v.nonEmpty())
})
