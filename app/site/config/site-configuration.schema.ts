import * as v from 'valibot'
import { locales } from '../../domain/locales/locale.ts'
import { siteIds } from '../../domain/sites/site-id.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const email = v.pipe(v.string(), v.email())
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1))
const inEveryLanguage = v.strictObject(v.entriesFromList(locales, text))

const address = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^(https?:\/\/[^\s/]+|\/(?![/\\]))\S*$/i,
    'must be a URL with http:// or https://, or a path that begins with a slash'
  )
)
const word = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))

/** "chat settings (queue URL, script URL, org id, config name, site URL, language)", with the messaging server of design section 9. */
export const chatSettingsSchema = v.strictObject({
  queueUrl: address,
  scriptUrl: address,
  orgId: word,
  configName: word,
  siteUrl: address,
  language: v.pipe(word, v.regex(/^[a-z]{2}(-[a-zA-Z]{2})?$/, 'must be a language such as fr')),
  messagingServerUrl: address
})

export type ChatSettings = v.InferOutput<typeof chatSettingsSchema>

/** The abilities of a site. Each flag has an effect that is tested on and off. */
export const flagsSchema = v.strictObject({
  /** Whether consent counts as given, where the law asks for it, before the visitor has chosen. */
  defaultConsentEnabled: v.boolean(),
  messagingChatSupported: v.boolean(),
  /** Whether the canonical link of the home page points to the contents host. */
  canonicalConversionRequired: v.boolean(),
  regionSelectorSupported: v.boolean(),
  brandAmbassadorSupported: v.boolean(),
  selfExclusionModalSupported: v.boolean()
})

/** The site configuration: the brand, who runs it, . "Site configuration" and "Configuration flags" of the specification's section 1. */
export const siteConfigurationSchema = v.strictObject({
  brand: text,
  brandAlias: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
  siteId: v.picklist(siteIds),
  signUpSiteId: v.picklist(siteIds),
  regionCountryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  customerMessagingLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  /** Files below the project's folder; the build gives them their addresses. */
  logoPaths: v.strictObject({ normal: text, black: text }),
  /** In CSS pixels. */
  logoSize: v.strictObject({ width: pixels, height: pixels }),
  /** The groups of the footer, in order, by their keys; their items are in content/navigation. */
  footerNavigation: v.array(text),
  /** The choices of the region selector, in order. */
  footerRegions: v.array(v.strictObject({ id: v.picklist(siteIds), locale: v.picklist(locales) })),
  chatSettings: chatSettingsSchema,
  flags: flagsSchema,
  /** Parts of the site meta; its url follows from the site's domain. */
  siteName: text,
  siteDescription: inEveryLanguage,
  titleSeparator: text,
  /** Whether this is a demonstration: the operator's particulars below are made up, every page says so in one bar, and licences, awards and files are marked. */
  demo: v.boolean(),
  operatorName: text,
  registeredOffice: text,
  supportEmail: email,
  privacyEmail: email,
  streamerEmail: email,
  complaintsEmail: email,
  pressEmail: email,
  partnerEmail: email,
  noReplyEmail: email,
  /** Whom to tell of a weakness of the site, in security.txt. */
  securityEmail: email,
  socialLinks: v.array(v.strictObject({ name: text, url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)) }))
})

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
export type SiteConfiguration = DeepReadonly<v.InferOutput<typeof siteConfigurationSchema>>
