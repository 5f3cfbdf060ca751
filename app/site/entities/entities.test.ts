import * as v from 'valibot'
import { expect, it } from 'vitest'
import { brandAmbassadorSchema } from './brand-ambassador.schema.ts'
import { deviceInfoSchema } from './device-info.schema.ts'
import { downloadLinkSchema } from './download-link.schema.ts'
import { footerBadgeSchema } from './footer-badge.schema.ts'
import { footerItemSchema } from './footer-item.schema.ts'
import { geolocationRuleSchema, geolocationRulesSchema } from './geolocation-rule.schema.ts'
import { localeEntrySchema } from './locale-entry.schema.ts'
import { modalOptionsSchema } from './modal-options.schema.ts'
import { navigationItemSchema } from './navigation-item.schema.ts'
import { regionEntrySchema } from './region-entry.schema.ts'
import { siteMetaSchema } from './site-meta.schema.ts'
import { toastSchema } from './toast.schema.ts'
import { utilityNavigationItemSchema } from './utility-navigation-item.schema.ts'

it.each<[entity: string, fields: string, schema: { entries: object }]>([
  [
    'Region entry (footer region)',
    'id, url, imagePath, countryName, languageName, locale, localeName',
    regionEntrySchema
  ],
  ['Footer item', 'key, path, target, routeName', footerItemSchema],
  ['Footer badge', 'width, height, label, imgPath, url, target', footerBadgeSchema],
  [
    'Navigation item',
    'path, langKey, routerName, siteType, showSubArea, isShow, badge, children',
    navigationItemSchema
  ],
  ['Utility navigation item', 'langKey, path, siteType, isShow, children', utilityNavigationItemSchema],
  ['Brand ambassador', 'slug, name', brandAmbassadorSchema],
  ['Download link', 'type, url', downloadLinkSchema],
  ['Geolocation rule', 'ruleType', geolocationRuleSchema],
  ['Toast', 'id, text, backgroundColor, color, timeout, callback, clickHandler', toastSchema],
  ['Locale entry', 'code, language, name, files', localeEntrySchema],
  [
    'Device info',
    'isMobile, isMobileOrTablet, isTablet, isDesktop, isIos, isAndroid, isWindows, isMacOS, isApple, isSafari, isFirefox, isEdge, isChrome, isSamsung, isCrawler',
    deviceInfoSchema
  ],
  [
    'Modal options',
    'modalId, modelValue, displayDirective, hideOverlay, overlayBehavior, clickToClose, escToClose, background, lockScroll, swipeToClose, threshold',
    modalOptionsSchema
  ],
  ['Site meta', 'name, url, description, separator', siteMetaSchema]
])('%s has exactly the fields of the specification: %s', (_entity, fields, schema) => {
  expect(Object.keys(schema.entries).toSorted()).toEqual(fields.split(', ').toSorted())
})

it('a toast is red, white and open for 50000 ms by default', () => {
  expect(v.parse(toastSchema, { id: 'a', text: 'b' })).toEqual({
    id: 'a',
    text: 'b',
    backgroundColor: 'red',
    color: 'white',
    timeout: 50_000,
    callback: null,
    clickHandler: null
  })
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

it.each<[rule: string, key: string, valid: boolean]>([
  ['keyed by country code', 'FR', true],
  ['with special key CAON for Ontario, Canada', 'CAON', true],
  ['codes are capitals', 'fr', false]
])('%s', (_rule, key, valid) => {
  expect(v.is(geolocationRulesSchema, { [key]: { ruleType: 'BLOCKED' } })).toBe(valid)
})

const modal = modalOptionsSchema.entries
it.each<[rule: string, options: readonly string[], expected: string]>([
  ['siteType', navigationItemSchema.entries.siteType.options, 'external, contents, compliance, sibling'],
  ['ruleType', geolocationRuleSchema.entries.ruleType.options, 'BLOCKED, WARNING'],
  ['displayDirective', modal.displayDirective.options, 'if, show, visible'],
  ['overlayBehavior', modal.overlayBehavior.options, 'auto, persist'],
  ['background', modal.background.options, 'interactive, non-interactive'],
  ['swipeToClose', modal.swipeToClose.options, 'none, up, right, down, left']
])('%s is one of the values of the specification: %s', (_field, options, expected) => {
  expect(options.toSorted()).toEqual(expected.split(', ').toSorted())
})

it.each<[rule: string, rest: object, valid: boolean]>([
  ['optionally routeName', {}, true],
  ['optionally routeName', { routeName: 'privacy-policy' }, true],
  ['and nothing else', { name: 'x' }, false]
])('Footer item: key, path, target, %s', (_rule, rest, valid) => {
  expect(v.is(footerItemSchema, { key: 'k', path: 'privacy-policy', target: '_self', ...rest })).toBe(valid)
})
