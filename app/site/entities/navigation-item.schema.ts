import * as v from 'valibot'

export const siteTypeSchema = v.picklist(['external', 'contents', 'compliance', 'sibling'])

const entries = {
  path: v.pipe(v.string(), v.nonEmpty()),
  langKey: v.pipe(v.string(), v.nonEmpty()),
  routerName: v.string(),
  siteType: siteTypeSchema,
  showSubArea: v.boolean(),
  isShow: v.boolean(),
  badge: v.nullable(v.string())
}

const leaf = v.strictObject({
  ...entries,
  children: v.pipe(v.array(v.never()), v.maxLength(0, 'nested up to three levels'))
})
const middle = v.strictObject({ ...entries, children: v.array(leaf) })

/** An item of the main navigation. "children (nested up to three levels)". */
export const navigationItemSchema = v.strictObject({ ...entries, children: v.array(middle) })

export type NavigationItem = Omit<v.InferOutput<typeof leaf>, 'children'> & { children: NavigationItem[] }
