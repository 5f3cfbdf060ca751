import { expect, it } from 'vitest'
import { acceptsJson } from './accepts-json.ts'
import { cookieOf, parseCookies } from './cookies.ts'
import { readEmbedded } from './embedded.ts'
import { pageNotFound, routeNotValid, unknownMiddleware } from './error-messages.ts'

it.each<[rule: string, accept: string | undefined, json: boolean, pathname?: string, contentType?: string]>([
  ['`Accept: application/json` gets JSON', 'application/json', true],
  ['with a quality and anything else', 'application/json;q=0.9, */*', true],
  ['HTML shows the localized screen', 'text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['both: a browser', 'text/html, application/json', false],
  ['anything', '*/*', false],
  ['none', undefined, false],
  ['anything, of a call', '*/*', true, '/api/nope'],
  ['none, of a call', undefined, true, '/api/nope'],
  ['the address bar of a browser, of a call', 'text/html,*/*;q=0.8', false, '/api/nope'],
  ['a form says by its type that it is one', '*/*', false, '/api/sign-up', 'application/x-www-form-urlencoded'],
  ['a form that asks for JSON', 'application/json', true, '/api/sign-up', 'application/x-www-form-urlencoded'],
  ['a page that begins alike', '*/*', false, '/apiary/']
])('%s', (_rule, accept, json, pathname = '/about-us/', contentType) => {
  expect(acceptsJson({ accept, pathname, contentType })).toBe(json)
})

it.each<[rule: string, header: string | undefined, cookies: object]>([
  [
    'the site’s own cookies',
    'closeRM=1; locale=en; consent=v1.granted.20260101',
    { closeRM: '1', locale: 'en', consent: 'v1.granted.20260101' }
  ],
  ['foreign names are left out', 'a=b; locale=fr; __proto__=x; toString=1', { locale: 'fr' }],
  ['the first of two counts', 'locale=fr; locale=en', { locale: 'fr' }],
  ['malformed pairs are left out', 'locale; =; closeRM="1"; consent=<b>', {}],
  ['no header', undefined, {}]
])('%s', (_rule, header, cookies) => {
  expect(parseCookies(header)).toEqual(cookies)
})

it.each<[rule: string, cookie: string, header: string]>([
  [
    'S3-10 `closeRM=1` (session, path /, Lax, readable by script)',
    cookieOf('closeRM', '1'),
    'closeRM=1; Path=/; SameSite=Lax'
  ],
  ['S9-9 `locale` (365 days)', cookieOf('locale', 'en'), 'locale=en; Path=/; SameSite=Lax; Max-Age=31536000'],
  [
    '`consent` (182 days)',
    cookieOf('consent', 'v1.denied.1', true),
    'consent=v1.denied.1; Path=/; SameSite=Lax; Max-Age=15724800; Secure'
  ],
  [
    'the time of the choice lasts as long',
    cookieOf('consent-time', '2026-11-21T14:05:09.123Z'),
    'consent-time=2026-11-21T14:05:09.123Z; Path=/; SameSite=Lax; Max-Age=15724800'
  ]
])('%s', (_rule, cookie, header) => {
  expect(cookie).toBe(header)
})

it.each<[rule: string, search: string, mode: string | null]>([
  ['S2-48 embedded takes 1', '?embedded=1', '1'],
  ['S2-48 logo', '?a=b&embedded=logo', 'logo'],
  ['S2-48 or all', '?embedded=all', 'all'],
  ['nothing else', '?embedded=yes', null],
  ['not there', '', null]
])('%s', (_rule, search, mode) => {
  expect(readEmbedded(search)).toBe(mode)
})

it.each<[rule: string, message: string, expected: string]>([
  ["S8-1 No route matches: 'Page not found: {fullPath}'", pageNotFound('/nope?a=1'), 'Page not found: /nope?a=1'],
  [
    "S8-2 Route validation fails: 'Page Not Found: {fullPath}'",
    routeNotValid('/ggteam/nobody/'),
    'Page Not Found: /ggteam/nobody/'
  ],
  ["S8-3 Missing route middleware: 'Unknown route middleware'", unknownMiddleware(), 'Unknown route middleware']
])('%s', (_rule, message, expected) => {
  expect(message).toBe(expected)
})
