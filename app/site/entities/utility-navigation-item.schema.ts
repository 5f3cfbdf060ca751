import * as v from 'valibot'
import { siteTypeSchema } from './navigation-item.schema.ts'

export type UtilityNavigationItem = {
  langKey: string
  path: string
  siteType: v.InferOutput<typeof siteTypeSchema>
  isShow: boolean
  children: UtilityNavigationItem[]
}

/** An item of the utility list. */
export const utilityNavigationItemSchema = v.strictObject({
  langKey: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
  siteType: siteTypeSchema,
  isShow: v.boolean(),
  children: v.array(v.lazy((): v.GenericSchema<unknown, UtilityNavigationItem> => utilityNavigationItemSchema))
})
