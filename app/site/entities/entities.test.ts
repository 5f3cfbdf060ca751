import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brandAmbassadorSchema } from './brand-ambassador.schema.ts'
import { deviceInfoSchema } from './device-info.schema.ts'
import { downloadLinkSchema } from './download-link.schema.ts'
import { footerItemSchema } from './footer-item.schema.ts'
import { localeEntrySchema } from './locale-entry.schema.ts'
import { navigationItemSchema } from './navigation-item.schema.ts'
import { regionEntrySchema } from './region-entry.schema.ts'
import { siteMetaSchema } from './site-meta.schema.ts'
import { utilityNavigationItemSchema } from './utility-navigation-item.schema.ts'

it.each<[entity: string, fields: string, schema: { entries: object }]>([
  [
    'Region entry (footer region)',
    'id, url, imagePath, countryName, languageName, locale, localeName',
    regionEntrySchema
  ],
  ['Footer item', 'key, path, target, routeName', footerItemSchema],
  [
    'Navigation item',
    'path, langKey, routerName, siteType, showSubArea, isShow, badge, children',
    navigationItemSchema
  ],
  ['Utility navigation item', 'langKey, path, siteType, isShow, children', utilityNavigationItemSchema],
  ['Brand ambassador', 'slug, name', brandAmbassadorSchema],
  ['Download link', 'type, url', downloadLinkSchema],
  ['Locale entry', 'code, language, name, files', localeEntrySchema],
  [
    'Device info',
    'isMobile, isMobileOrTablet, isTablet, isDesktop, isIos, isAndroid, isWindows, isMacOS, isApple, isSafari, isFirefox, isEdge, isChrome, isSamsung, isCrawler',
    deviceInfoSchema
  ],
  ['Site meta', 'name, url, description, separator', siteMetaSchema]
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
  ['children (nested up to three levels)', 3, true],
  ['not four', 4, false]
])('%s', (_rule, levels, valid) => {
  expect(v.is(navigationItemSchema, nested(levels))).toBe(valid)
})

it('siteType is one of the values of the specification', () => {
  const { options } = navigationItemSchema.entries.siteType
  expect(options.toSorted()).toEqual(['compliance', 'contents', 'external', 'sibling'])
})

it.each<[rule: string, rest: object, valid: boolean]>([
  ['optionally routeName', {}, true],
  ['optionally routeName', { routeName: 'privacy-policy' }, true],
  ['and nothing else', { name: 'x' }, false]
])('Footer item: key, path, target, %s', (_rule, rest, valid) => {
  expect(v.is(footerItemSchema, { key: 'k', path: 'privacy-policy', target: '_self', ...rest })).toBe(valid)
})
