import * as v from 'valibot'
import {
  brandAmbassadorSchema,
  navigationItemSchema,
  utilityNavigationItemSchema
} from '../../app/site/entities/entities.schema.ts'

/** Every page carries the menus, so that what an upstream may put into them has a bound: so many items, and so many characters of each text. */
export const maxItems = 300
export const longestText = 300
export const maxAmbassadors = 500

type Item = { path: string; langKey: string; children: readonly Item[] }

const everyItem = (items: readonly Item[]): Item[] => items.flatMap(item => [item, ...everyItem(item.children)])

const menu = <Schema extends v.GenericSchema<unknown, Item>>(item: Schema) =>
  v.pipe(
    v.array(item),
    v.check(items => everyItem(items).length <= maxItems, `more than ${maxItems} items`),
    v.check(
      items => everyItem(items).every(({ path, langKey }) => Math.max(path.length, langKey.length) <= longestText),
      `a path or a langKey has more than ${longestText} characters`
    )
  )

const middleEntries = navigationItemSchema.entries.children.item.entries
const navigationItem = v.object({
  ...navigationItemSchema.entries,
  children: v.array(v.object({ ...middleEntries, children: v.array(v.object(middleEntries.children.item.entries)) }))
})

const { children: _any, ...utilityEntries } = utilityNavigationItemSchema.entries
const utilityLeaf = v.object({
  ...utilityEntries,
  children: v.pipe(v.array(v.never()), v.maxLength(0, 'nested up to three levels'))
})
const utilityItem = v.object({
  ...utilityEntries,
  children: v.array(v.object({ ...utilityEntries, children: v.array(utilityLeaf) }))
})

/** The entities of the specification, section 3; other fields are left out. An empty main menu is a fault, other lists may be empty. */
export const liveRecordSchemas = {
  navigation: v.pipe(menu(navigationItem), v.minLength(1, 'the main menu is empty')),
  utility: menu(utilityItem),
  ambassadors: v.pipe(
    v.array(v.object(brandAmbassadorSchema.entries)),
    v.maxLength(maxAmbassadors, `more than ${maxAmbassadors} ambassadors`),
    v.check(
      people => people.every(({ slug, name }) => Math.max(slug.length, name.length) <= longestText),
      `a slug or a name has more than ${longestText} characters`
    ),
    v.check(
      people => new Set(people.map(({ slug }) => slug)).size === people.length,
      'two ambassadors have the same slug'
    )
  )
} as const

export type LiveRecordName = keyof typeof liveRecordSchemas

/** What upstreams have given, by name; the rest comes from content. */
export type LiveRecords = { readonly [Name in LiveRecordName]?: v.InferOutput<(typeof liveRecordSchemas)[Name]> }
