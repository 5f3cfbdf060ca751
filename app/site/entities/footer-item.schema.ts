import * as v from 'valibot'

export const linkTargetSchema = v.picklist(['_self', '_blank'])

export const footerItemSchema = v.strictObject({
  key: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
  target: linkTargetSchema,
  routeName: v.exactOptional(v.string())
})
