import * as v from 'valibot'
import { type SiteType, siteTypes } from '../links/site-type.ts'
import { locales } from '../locales/locale.ts'
import { siteIds } from '../sites/site-id.ts'

export const siteTypeSchema = v.picklist(siteTypes)

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

/** An entry of `/api/brand-ambassador`. The picture is `{IMAGE_CDN_BASE}/{slug}_nav.webp`. */
export const brandAmbassadorSchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: v.pipe(v.string(), v.nonEmpty())
})

const flag = v.boolean()

/** Derived from the browser's user agent. */
export const deviceInfoSchema = v.strictObject({
  isMobile: flag,
  isMobileOrTablet: flag,
  isTablet: flag,
  isDesktop: flag,
  isIos: flag,
  isAndroid: flag,
  isWindows: flag,
  isMacOS: flag,
  isApple: flag,
  isSafari: flag,
  isFirefox: flag,
  isEdge: flag,
  isChrome: flag,
  isSamsung: flag,
  isCrawler: flag
})

export type DeviceInfo = v.InferOutput<typeof deviceInfoSchema>

/** "Type 6 is preferred, type 2 is the fallback." An upstream may send further types: they are passed on and not used. */
export const downloadLinkSchema = v.strictObject({
  type: v.pipe(v.number(), v.integer()),
  url: v.pipe(v.string(), v.url(), v.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^/?#@]+(?:[/?#]|$)/))
})

export const linkTargetSchema = v.picklist(['_self', '_blank'])

export const footerItemSchema = v.strictObject({
  key: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
  target: linkTargetSchema,
  routeName: v.exactOptional(v.string())
})

/** A language of the product: `language` is its BCP 47 tag, `name` what it calls itself, `files` where its words are. */
export const localeEntrySchema = v.strictObject({
  code: v.string(),
  language: v.string(),
  name: v.string(),
  files: v.array(v.string())
})

export type LocaleEntry = Readonly<Omit<v.InferOutput<typeof localeEntrySchema>, 'files'>> & {
  readonly files: readonly string[]
}

/** A choice of the region selector: one site in one of its languages. `id` is the site id, `url` carries force=1, `imagePath` is the flag. */
export const regionEntrySchema = v.strictObject({
  id: v.picklist(siteIds),
  url: v.pipe(v.string(), v.includes('force=1')),
  imagePath: v.string(),
  countryName: v.string(),
  languageName: v.string(),
  locale: v.picklist(locales),
  localeName: v.string()
})

export type RegionEntry = v.InferOutput<typeof regionEntrySchema>

/** The names of a site in titles and shared links. */
export const siteMetaSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  description: v.pipe(v.string(), v.nonEmpty()),
  separator: v.pipe(v.string(), v.nonEmpty())
})

export type SiteMeta = v.InferOutput<typeof siteMetaSchema>

export type UtilityNavigationItem = {
  langKey: string
  path: string
  siteType: SiteType
  isShow: boolean
  children: UtilityNavigationItem[]
}

export const utilityNavigationItemSchema = v.strictObject({
  langKey: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
  siteType: siteTypeSchema,
  isShow: v.boolean(),
  children: v.array(v.lazy((): v.GenericSchema<unknown, UtilityNavigationItem> => utilityNavigationItemSchema))
})
