import * as v from 'valibot'
import {
  footerItemSchema,
  type NavigationItem,
  navigationItemSchema,
  utilityNavigationItemSchema
} from '../../app/domain/entities/entities.schema.ts'
import { siteTypeOf } from '../../app/domain/links/site-type.ts'
import { refuse, text } from '../record-fields.ts'

type Item = { path: string; langKey: string; siteType: string; children: Item[] }

const items = <Schema extends v.GenericSchema<unknown, Item>>(schema: Schema) =>
  v.pipe(
    v.array(schema, 'write a list of links'),
    refuse(list => inOne(wrongPaths(everyItem(list)), pathRule)),
    refuse(list => inOne(wrongKeys(everyItem(list).map(({ langKey }) => langKey)), `${keyRule}navigation.cash-games`))
  )

const pathRule =
  'the path does not fit siteType: external starts with http or mailto, contents with /, compliance with neither'
const keyRule = 'write the key of a message: '

/** One sentence about all that break a rule. */
const inOne = (wrong: readonly string[], rule: string): string[] =>
  wrong.length === 0 ? [] : [`${wrong.join(', ')}: ${rule}`]

const footerGroup = v.pipe(
  v.strictObject({
    key: text,
    items: v.pipe(v.array(footerItemSchema, 'write a list of links'), v.minLength(1, 'write at least one link'))
  }),
  refuse(({ key, items }) => inOne(wrongKeys([key, ...items.map(item => item.key)]), `${keyRule}footer.group-legal`))
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
  return list
    .filter(({ path, siteType }) => siteType !== 'sibling' && siteTypeOf(path) !== siteType)
    .map(({ path }) => path)
}

const wrongKeys = (keys: readonly string[]): string[] => keys.filter(key => !/^[a-z-]+\.[a-z0-9-]+$/.test(key))
