import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  brandAmbassadorSchema,
  deviceInfoSchema,
  downloadLinkSchema,
  footerItemSchema,
  localeEntrySchema,
  navigationItemSchema,
  regionEntrySchema,
  siteMetaSchema,
  utilityNavigationItemSchema
} from './entities.schema.ts'

/** The field names are a contract: outsiders send and read them, so that a rename here is a break and not a clean-up. */
it.each<[entity: string, fields: string, schema: { entries: object }]>([
  [
    'S3-1 Region entry (footer region)',
    'id, url, imagePath, countryName, languageName, locale, localeName',
    regionEntrySchema
  ],
  ['S3-2 Footer item', 'key, path, target, routeName', footerItemSchema],
  [
    'S3-4 Navigation item',
    'path, langKey, routerName, siteType, showSubArea, isShow, badge, children',
    navigationItemSchema
  ],
  ['S3-5 Utility navigation item', 'langKey, path, siteType, isShow, children', utilityNavigationItemSchema],
  ['S3-6 Brand ambassador', 'slug, name', brandAmbassadorSchema],
  ['S3-7 Download link', 'type, url', downloadLinkSchema],
  ['S3-11 Locale entry', 'code, language, name, files', localeEntrySchema],
  [
    'S3-12 Device info',
    'isMobile, isMobileOrTablet, isTablet, isDesktop, isIos, isAndroid, isWindows, isMacOS, isApple, isSafari, isFirefox, isEdge, isChrome, isSamsung, isCrawler',
    deviceInfoSchema
  ],
  ['S3-14 Site meta', 'name, url, description, separator', siteMetaSchema]
])('%s has exactly the fields of the specification: %s', (_entity, fields, schema) => {
  expect(Object.keys(schema.entries).toSorted()).toEqual(fields.split(', ').toSorted())
})

const nested = (levels: number): object => ({
  path: '/a/',
  langKey: 'a',
  routerName: 'a',
  siteType: 'contents',
  showSubArea: false,
  isShow: true,
  badge: null,
  children: levels > 1 ? [nested(levels - 1)] : []
})

it.each<[rule: string, levels: number, valid: boolean]>([
  ['S3-4 children nested up to three levels', 3, true],
  ['S3-4 not four', 4, false]
])('%s', (_rule, levels, valid) => {
  expect(v.is(navigationItemSchema, nested(levels))).toBe(valid)
})

it('S3-4 siteType is one of the values of the specification', () => {
  const { options } = navigationItemSchema.entries.siteType
  expect(options.toSorted()).toEqual(['compliance', 'contents', 'external', 'sibling'])
})

it.each<[rule: string, rest: object, valid: boolean]>([
  ['optionally routeName', {}, true],
  ['optionally routeName', { routeName: 'privacy-policy' }, true],
  ['and nothing else', { name: 'x' }, false]
])('S3-2 Footer item: key, path, target, %s', (_rule, rest, valid) => {
  expect(v.is(footerItemSchema, { key: 'k', path: 'privacy-policy', target: '_self', ...rest })).toBe(valid)
})
