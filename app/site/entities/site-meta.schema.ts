import * as v from 'valibot'

/** What a site says of itself in titles and shared links. */
export const siteMetaSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  description: v.pipe(v.string(), v.nonEmpty()),
  separator: v.pipe(v.string(), v.nonEmpty())
})

export type SiteMeta = v.InferOutput<typeof siteMetaSchema>
