import * as v from 'valibot'
import { brandAmbassadorSchema, downloadLinkSchema, siteTypeSchema } from '../../app/domain/entities/entities.schema.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { playersFeed } from '../../content/players-online/players-online.schema.ts'

/** Every page carries the menus, so that the answer of an upstream has a bound. */
export const maxItems = 300
export const maxAmbassadors = 500
const longestText = 300
const longestLabel = 60
export const longestBadge = 20
const longestName = 80

/** Shown as text, never as markup. */
const words = (longest: number) => v.pipe(v.string(), v.regex(/\S/), v.maxLength(longest))
const inLanguages = (longest: number) => {
  const text = v.exactOptional(words(longest))
  return v.object(Object.fromEntries(locales.map(locale => [locale, text])) as Record<Locale, typeof text>)
}
const labelsSchema = inLanguages(longestLabel)
const reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))

/** A key of our words, an icon as `set:name`, one text for all languages, or words in each. */
export const badgeSchema = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(longestText)), inLanguages(longestBadge)])
)

const utilityEntries = {
  path: reference,
  langKey: reference,
  siteType: v.optional(siteTypeSchema),
  isShow: v.optional(v.boolean(), true),
  label: v.optional(words(longestLabel)),
  labels: v.optional(labelsSchema)
}
const mainEntries = {
  ...utilityEntries,
  routerName: v.optional(v.pipe(v.string(), v.maxLength(longestText)), ''),
  showSubArea: v.optional(v.boolean(), false),
  badge: v.optional(badgeSchema, null)
}

/** An item of a menu alone: without its badge and its children, which are read apart. */
export const menuItemSchema = v.omit(v.object(mainEntries), ['badge'])

/** "nested up to three levels" */
const none = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0)), [])
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])
const menuOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(
      v.object({
        ...entries,
        children: list(v.object({ ...entries, children: list(v.object({ ...entries, children: none })) }))
      })
    ),
    v.maxLength(maxItems)
  )

export const personSchema = v.object({
  slug: v.pipe(brandAmbassadorSchema.entries.slug, v.maxLength(longestName)),
  name: words(longestName)
})

/** A link may carry more than type and url: that is left out. */
export const linkSchema = v.object(downloadLinkSchema.entries)

/** The schema of each upstream's answer, by the name of its format. Further fields are left out. `docs/upstreams` holds the same as JSON Schema. */
export const upstreamAnswers = {
  navigations: v.pipe(menuOf(mainEntries), v.minLength(1)),
  'util-navigations': menuOf(utilityEntries),
  ambassadors: v.pipe(v.array(personSchema), v.maxLength(maxAmbassadors)),
  'download-links': v.object({ links: v.array(linkSchema) }),
  'players-online': playersFeed,
  'chat-capacity': v.object({ hasCapacity: v.boolean() })
} as const satisfies Record<string, v.GenericSchema>

export type UpstreamFormat = keyof typeof upstreamAnswers

/** The parts that formats have in common, written once in each. */
export const sharedParts = { badge: badgeSchema, labels: labelsSchema } as const
