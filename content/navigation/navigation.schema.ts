import * as v from 'valibot'
import {
  footerItemSchema,
  type NavigationItem,
  navigationItemSchema,
  utilityNavigationItemSchema
} from '../../app/domain/entities/entities.schema.ts'
import { siteTypeOf } from '../../app/domain/links/site-type.ts'
import { text } from '../record-fields.ts'

type Item = { path: string; langKey: string; siteType: string; children: Item[] }
type Keyed = { key: string }

const items = <Schema extends v.GenericSchema<unknown, Item>>(schema: Schema) =>
  v.pipe(
    v.array(schema, 'write a list of links'),
    v.check(
      list => wrongPaths(list).length === 0,
      issue =>
        `${wrongPaths(issue.input).join(', ')}: the path does not fit siteType: ` +
        'external starts with http or mailto, contents with /, compliance with neither'
    ),
    v.check(
      list => wrongKeys(langKeysOf(list)).length === 0,
      issue => `${wrongKeys(langKeysOf(issue.input)).join(', ')}: write the key of a message: navigation.cash-games`
    )
  )

const footerGroup = v.pipe(
  v.strictObject({
    key: text,
    items: v.pipe(v.array(footerItemSchema, 'write a list of links'), v.minLength(1, 'write at least one link'))
  }),
  v.check(
    group => wrongKeys(keysOf(group)).length === 0,
    issue => `${wrongKeys(keysOf(issue.input)).join(', ')}: write the key of a message: footer.group-legal`
  )
)

export const navigation = v.strictObject({
  main: items(navigationItemSchema),
  utility: items(utilityNavigationItemSchema),
  footer: v.array(footerGroup)
})

export type Navigation = Omit<v.InferOutput<typeof navigation>, 'main'> & { main: NavigationItem[] }

function everyItem(list: readonly Item[]): Item[] {
  return list.flatMap(item => [item, ...everyItem(item.children)])
}

/** A sibling's page may be written in either form; all others say in their form what they are. */
function wrongPaths(list: readonly Item[]): string[] {
  return everyItem(list)
    .filter(({ path, siteType }) => siteType !== 'sibling' && siteTypeOf(path) !== siteType)
    .map(({ path }) => path)
}

const langKeysOf = (list: readonly Item[]): string[] => everyItem(list).map(({ langKey }) => langKey)

const keysOf = ({ key, items }: Keyed & { items: readonly Keyed[] }): string[] => [key, ...items.map(item => item.key)]

const wrongKeys = (keys: readonly string[]): string[] => keys.filter(key => !/^[a-z-]+\.[a-z0-9-]+$/.test(key))
