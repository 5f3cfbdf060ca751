import * as v from 'valibot'
import { linkTargetSchema } from './footer-item.schema.ts'

/** A licence or site badge of the footer. Width and height are in CSS pixels. */
export const footerBadgeSchema = v.strictObject({
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  label: v.pipe(v.string(), v.nonEmpty()),
  imgPath: v.pipe(v.string(), v.nonEmpty()),
  url: v.string(),
  target: linkTargetSchema
})
