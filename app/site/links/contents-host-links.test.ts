import { expect, it } from 'vitest'
import type { SiteType } from '../../domain/links/site-type.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import type { HostKind } from '../regions/hosts.ts'
import { basePath, ownPath } from './own-path.ts'
import { resolveLink } from './resolve-link.ts'

const unset = readEnvironment({})
const set = readEnvironment({ CONTENTS_HOST: 'https://play.test' })
const regional = readEnvironment({
  CONTENTS_HOST: 'https://play.test',
  REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}'
})
const byLocale = readEnvironment({
  CONTENTS_HOST: 'https://play.test',
  REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.play.be","fr":"https://fr.play.be"}}'
})
const global = (locale: Locale, environment = unset) => ({ siteId: 'global' as SiteId, locale, environment })

const contentsOf = (siteId: SiteId, locale: Locale, environment = unset) => ({
  siteId,
  locale,
  environment,
  host: 'contents' as const
})

it.each<[rule: string, value: string, where: ReturnType<typeof contentsOf>, siteType: SiteType, href: string]>([
  [
    'menu pages are relative there, English at the root',
    '/cash-games',
    contentsOf('global', 'en'),
    'contents',
    '/cash-games/'
  ],
  ['other locales prefixed', '/cash-games/', contentsOf('global', 'fr'), 'contents', '/fr/cash-games/'],
  ['with CONTENTS_HOST too', '/cash-games/', contentsOf('global', 'fr', set), 'contents', '/fr/cash-games/'],
  [
    "a regional contents host has the site's first locale at the root",
    '/cash-games/',
    contentsOf('belgium', 'nl', regional),
    'contents',
    '/cash-games/'
  ],
  [
    'and its other locales prefixed',
    '/cash-games/',
    contentsOf('belgium', 'fr', regional),
    'contents',
    '/fr/cash-games/'
  ],
  ['home stays on the host', '/', contentsOf('global', 'fr'), 'contents', '/fr/'],
  ['home stays on the host', '/#offers', contentsOf('global', 'en'), 'contents', '/#offers'],
  [
    "compliance pages are absolute to the site's origin, by its own rule",
    'about-us',
    contentsOf('global', 'en'),
    'compliance',
    'http://localhost:3000/en/about-us/'
  ],
  ['French is at its root', 'about-us', contentsOf('global', 'fr'), 'compliance', 'http://localhost:3000/about-us/'],
  [
    'a locale that the site lacks leads to the words that stood in for it',
    'about-us',
    contentsOf('global', 'de'),
    'compliance',
    'http://localhost:3000/en/about-us/'
  ],
  [
    '/network/ has its language along',
    '/network/x/',
    contentsOf('global', 'en'),
    'contents',
    'http://localhost:3000/network/x/?lang=en'
  ],
  ['a place on the same page', '#offers', contentsOf('global', 'en'), 'compliance', '#offers']
])('contents host: %s', (_rule, value, where, siteType, href) => {
  expect(resolveLink(value, where, siteType)?.href).toBe(href)
})

it('a link to home stays where the visitor is, whatever the contents host', () => {
  expect(resolveLink('/', global('en', set))?.href).toBe('/en/')
})

it.each<[rule: string, path: string, base: string]>([
  ['English at the root', '/cash-games/', '/'],
  ['a page without a locale in its address', '/network/x/', '/']
])('the base name of a document: %s', (_rule, path, base) => {
  const place = { siteId: 'global', locale: 'en', environment: unset } as const
  expect(basePath({ ...place, host: 'contents' }, path)).toBe(base)
  expect(basePath({ ...place, host: 'site' }, '/about-us/')).toBe('/en/')
})

const belgian = (locale: Locale, host: HostKind) => ({
  siteId: 'belgium' as SiteId,
  locale,
  host,
  environment: byLocale
})

it.each<[rule: string, value: string, where: ReturnType<typeof belgian>, siteType: SiteType, href: string]>([
  ['from the site', '/cash-games/', belgian('nl', 'site'), 'contents', 'https://nl.play.be/cash-games/'],
  ['from the site', '/cash-games/', belgian('fr', 'site'), 'contents', 'https://fr.play.be/cash-games/'],
  ['home stays on the site', '/', belgian('fr', 'site'), 'contents', '/fr/'],
  ['on its own host', '/cash-games/', belgian('nl', 'contents-nl'), 'contents', '/cash-games/'],
  ['on its own host', '/cash-games/', belgian('fr', 'contents-fr'), 'contents', '/cash-games/'],
  ['home stays on the host', '/', belgian('fr', 'contents-fr'), 'contents', '/'],
  [
    'a page of the site',
    'about-us',
    belgian('nl', 'contents-nl'),
    'compliance',
    'http://belgium.localhost:3000/about-us/'
  ],
  [
    'a page of the site',
    'about-us',
    belgian('fr', 'contents-fr'),
    'compliance',
    'http://belgium.localhost:3000/fr/about-us/'
  ]
])('S5-14 each language keeps its contents host, without a prefix: %s, %s', (_rule, value, where, siteType, href) => {
  expect(resolveLink(value, where, siteType)?.href).toBe(href)
})

it.each<[locale: Locale, host: HostKind, path: string]>([
  ['nl', 'contents-nl', '/blog/'],
  ['fr', 'contents-nl', 'https://fr.play.be/blog/'],
  ['nl', 'contents-fr', 'https://nl.play.be/blog/'],
  ['fr', 'contents', '/fr/blog/']
])('S5-14 the address of a page in %s as it is written on %s', (locale, host, path) => {
  expect(ownPath(belgian(locale, host), '/blog/')).toBe(path)
})
