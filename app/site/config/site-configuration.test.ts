import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteMetaSchema } from '../../domain/entities/entities.schema.ts'
import { type Locale, locales, shortLocale } from '../../domain/locales/locale.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import { siteConfiguration } from './site-configuration.data.ts'
import { siteConfigurationSchema } from './site-configuration.schema.ts'
import { siteConfigurationOf } from './site-configuration.ts'
import { siteMeta } from './site-meta.ts'

const global = siteConfigurationOf('global')

it.each<[rule: string, value: unknown, expected: unknown]>([
  ['S1-13 brand alias', global.brandAlias, siteConfiguration.brandAlias],
  ['S1-13 site id', global.siteId, 'global'],
  ['S1-13 sign-up site id', global.signUpSiteId, 'global'],
  ['S1-14 region country code (AL)', global.regionCountryCode, 'AL'],
  ['S1-14 a customer-messaging language (fr)', global.customerMessagingLanguage, 'fr'],
  ['S1-15 logo paths (normal and black)', Object.keys(global.logoPaths), ['normal', 'black']],
  ['S1-15 logo size 180 by 48', global.logoSize, { width: 180, height: 48 }],
  [
    'S1-17 chat settings (queue URL, script URL, org id, config name, site URL, language)',
    Object.keys(global.chatSettings),
    expect.arrayContaining(['queueUrl', 'scriptUrl', 'orgId', 'configName', 'siteUrl', 'language'])
  ],
  ['S1-18 default consent disabled', global.flags.defaultConsentEnabled, false],
  ['S1-9 messaging chat unsupported for this site', global.flags.messagingChatSupported, false],
  ['S1-19 canonical conversion required', global.flags.canonicalConversionRequired, true],
  ['S1-20 region selector supported', global.flags.regionSelectorSupported, true],
  ['S1-21 brand ambassador supported', global.flags.brandAmbassadorSupported, true],
  ['S1-22 a self-exclusion-style modal supported', global.flags.selfExclusionModalSupported, true],
  [
    'S2-37 Five social links: Instagram, Facebook, Reddit, Youtube and X',
    global.socialLinks.map(({ name }) => name).join(),
    'Instagram,Facebook,Reddit,Youtube,X'
  ]
])('%s', (_rule, value, expected) => {
  expect(value).toEqual(expected)
})

it.each(siteIds.map(siteId => [siteId]))('the configuration of %s fits its schema', siteId => {
  expect(v.parse(siteConfigurationSchema, siteConfigurationOf(siteId))).toMatchObject({ siteId })
})

it('S1-9 The help chat is supported on ontario and united-kingdom in the demo', () => {
  expect(siteIds.filter(siteId => siteConfigurationOf(siteId).flags.messagingChatSupported)).toEqual([
    'ontario',
    'united-kingdom'
  ])
})

it.each<[rule: string, siteId: SiteId, country: string, language: string]>([
  ["a site's own country", 'belgium', 'BE', 'nl'],
  ['CAON is in Canada', 'ontario', 'CA', 'en'],
  ['pt-br maps to pt', 'brazil', 'BR', 'pt']
])('%s', (_rule, siteId, country, language) => {
  const configuration = siteConfigurationOf(siteId)
  expect([configuration.regionCountryCode, configuration.customerMessagingLanguage]).toEqual([country, language])
})

it('CHAT_SETTINGS (JSON per site) goes over the defaults, which point at /support-desk/', () => {
  const { chatSettings } = siteConfigurationOf('ontario', { ontario: { orgId: 'ours' } })
  expect(chatSettings).toMatchObject({ orgId: 'ours', queueUrl: expect.stringContaining('/support-desk/') })
})

it('S1-16 the region selector offers every site in each of its languages', () => {
  expect(siteConfiguration.footerRegions).toEqual(
    sites.flatMap(({ id, locales }) => locales.map(locale => ({ id, locale })))
  )
})

it.each(Object.entries(siteConfiguration.logoPaths))('S1-15 the %s logo exists: %s', (_name, path) => {
  expect(existsSync(path)).toBe(true)
})

it('says that it is a demonstration, with reserved addresses', () => {
  const { demo, ...rest } = siteConfiguration
  expect(demo).toBe(true)
  const emails = Object.entries(rest).filter(([name]) => name.endsWith('Email'))
  expect(emails.every(([, address]) => typeof address === 'string' && address.endsWith('.example'))).toBe(true)
})

it('S3-14 site meta has a name, url, description and separator', () => {
  const environment = {
    REGION_DOMAINS: Object.fromEntries(siteIds.map(id => [id, `https://${id}.test`])) as Record<SiteId, string>
  }
  const meta = siteMeta({ siteId: 'global', locale: 'en', environment })
  expect(v.parse(siteMetaSchema, meta)).toMatchObject({ url: 'https://global.test/en/', separator: '|' })
})

it.each<[rule: string, locale: Locale, short: string]>([
  ['S5-18 Locale pt-br is shortened to pt', 'pt-br', 'pt'],
  ...locales
    .filter(locale => locale !== 'pt-br')
    .map((locale): [string, Locale, string] => ['others stay', locale, locale])
])('%s', (_rule, locale, short) => {
  expect(shortLocale(locale)).toBe(short)
})
