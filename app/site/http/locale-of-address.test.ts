import { expect, it } from 'vitest'
import type { HostKind } from '../regions/hosts.ts'
import { localeOfAddress } from './locale-of-address.ts'

it.each([
  ['an unknown path is left as it is', '/no-such-page/', '/no-such-page/'],
  ['what cannot be a path is not', '/%00/', '/-/'],
  ['nor dot segments, which would lead out of a language', '/en/../x', '/-/'],
  ['one dot', '/en/./x', '/-/'],
  ['at the end', '/en/..', '/-/'],
  ['at the start', '/../etc/', '/-/'],
  ['dots within a name are fine', '/a..b/.well/', '/a..b/.well/']
])('404, not 500: %s', (_rule, pathname, path) => {
  const address = { siteId: 'global', hostKind: 'site', pathname } as const
  expect(localeOfAddress(address, { REGION_CONTENTS_HOST: {} }).path).toBe(path)
})

it.each<[rule: string, hostKind: HostKind, pathname: string, locale: string, path: string]>([
  ['a prefix names it', 'site', '/en/nowhere/', 'en', '/nowhere/'],
  ['without one it is the first of the site', 'site', '/nowhere/', 'fr', '/nowhere/'],
  ['a locale that the site lacks is a path', 'site', '/nl/nowhere/', 'fr', '/nl/nowhere/'],
  ['the first is never prefixed', 'site', '/fr/nowhere/', 'fr', '/fr/nowhere/'],
  ['on the contents host it is English', 'contents', '/nowhere/', 'en', '/nowhere/'],
  ['where French has a prefix', 'contents', '/fr/nowhere/', 'fr', '/nowhere/'],
  ['a host of one language has no prefixes', 'contents-es', '/nowhere/', 'es', '/nowhere/'],
  ['a host of one language has no prefixes', 'contents-es', '/fr/nowhere/', 'es', '/fr/nowhere/']
])('the language of an address: %s', (_rule, hostKind, pathname, locale, path) => {
  const address = { siteId: 'global', hostKind, pathname } as const
  expect(localeOfAddress(address, { REGION_CONTENTS_HOST: {} })).toEqual({ locale, path })
})
