import { expect, it } from 'vitest'
import { isForeign } from './own-origin.ts'

const plain = {
  origin: undefined,
  fetchSite: undefined,
  host: 'localhost:3000',
  forwardedProto: undefined,
  siteOrigin: 'http://localhost:3000',
  publicScheme: 'http'
} as const
const behindTls = {
  ...plain,
  host: 'poker.example',
  siteOrigin: 'https://poker.example',
  publicScheme: 'https'
} as const

type Facts = Omit<Parameters<typeof isForeign>[0], 'headers'> &
  Record<'origin' | 'fetchSite' | 'host' | 'forwardedProto', string | undefined>

it.each<[rule: string, facts: Facts, foreign: boolean]>([
  ['the site’s own page', { ...plain, origin: 'http://localhost:3000' }, false],
  ['the same by Sec-Fetch-Site', { ...plain, origin: 'http://localhost:3000', fetchSite: 'same-origin' }, false],
  ['a program, which names no origin', plain, false],
  ['sent again by the visitor', { ...plain, fetchSite: 'none' }, false],
  ['"A foreign Origin is 403"', { ...plain, origin: 'https://evil.example' }, true],
  ['another site of ours', { ...plain, origin: 'http://belgium.localhost:3000' }, true],
  ['another port', { ...plain, origin: 'http://localhost:3001' }, true],
  ['an origin that is kept secret', { ...plain, origin: 'null' }, true],
  ['no origin at all', { ...plain, origin: '' }, true],
  ['a longer name that begins alike', { ...plain, origin: 'http://localhost:3000.evil.example' }, true],
  ['another scheme', { ...plain, origin: 'ftp://localhost:3000' }, true],
  ['"Sec-Fetch-Site cross-site"', { ...plain, fetchSite: 'cross-site' }, true],
  ['a neighbour below the same domain', { ...plain, fetchSite: 'same-site' }, true],
  ['a form behind TLS', { ...behindTls, origin: 'https://poker.example' }, false],
  [
    'behind TLS that nobody has told us of',
    { ...plain, host: 'poker.example', origin: 'https://poker.example' },
    false
  ],
  [
    'the Host as its site is not configured',
    { ...plain, host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    false
  ],
  ['the default port, written', { ...behindTls, host: 'poker.example:443', origin: 'https://poker.example' }, false],
  ['a proxy that names another Host', { ...behindTls, host: 'inside:8080', origin: 'https://poker.example' }, false],
  ['a page without TLS, by PUBLIC_SCHEME', { ...behindTls, origin: 'http://poker.example' }, true],
  [
    'a page without TLS, by the proxy',
    { ...plain, host: 'poker.example', forwardedProto: 'https', origin: 'http://poker.example' },
    true
  ],
  ['a Host that is none', { ...plain, host: 'a b', origin: 'http://elsewhere.example' }, true],
  ['no Host', { ...plain, host: undefined, origin: 'http://elsewhere.example' }, true]
])('%s', (_rule, { origin, fetchSite, host, forwardedProto, ...site }, foreign) => {
  const headers = { origin, host, 'sec-fetch-site': fetchSite, 'x-forwarded-proto': forwardedProto }
  expect(isForeign({ headers, ...site })).toBe(foreign)
})
