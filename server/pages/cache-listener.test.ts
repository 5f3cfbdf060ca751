import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteClient } from '../../tests/fixtures/site-client.ts'
import type { PageKey } from './cache-key.ts'
import { createCacheListener } from './cache-listener.ts'
import { type CachedResponse, cachedResponse, renderedResponse } from './cached-response.ts'

const nameOf = ({ siteId, host, pathname, audience, platform }: Omit<PageKey, 'embedded'>) =>
  `${host} ${siteId} ${pathname} for ${audience}${platform ? ` on ${platform}` : ''}`
const cachedNames = [
  'site global / for open',
  'site global /en/ for open',
  'site global /en/ for blocked',
  'site global /en/download/ for open on ios',
  'contents global / for open',
  'contents global /fr/ for open',
  'contents belgium / for open'
]
const environment = readEnvironment({
  CONTENTS_HOST: 'http://play.test',
  REGION_CONTENTS_HOST: '{"belgium":"http://play.be"}'
})
let server: Server
let client: ReturnType<typeof siteClient>

beforeAll(async () => {
  const pages = new Map<string, CachedResponse>()
  for (const name of cachedNames) pages.set(name, await cachedResponse(renderedResponse({ body: name, headers: {} })))
  const listen = createCacheListener({
    cache: {
      find(key) {
        const page = pages.get(nameOf(key))
        return page && { document: page, payload: page }
      },
      encodedNow: (cached, encoding) => (encoding === 'br' ? cached.br : undefined)
    },
    environment,
    place: request => ({
      audience: { ...audienceOf('global', null, [], new Date()), name: String(request.headers['x-class'] ?? 'open') },
      decision: { country_key: 'unknown', rule: 'none' }
    })
  })
  server = createServer((request, response) => {
    if (!listen(request, response)) response.writeHead(404).end('goes on')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  client = siteClient((server.address() as AddressInfo).port)
})
afterAll(() => server.close())

it.each<[rule: string, host: string, path: string, headers: Record<string, string>, answer: string]>([
  ['a cached page', 'localhost', '/en/', {}, 'site global /en/ for open'],
  ['of the visitor’s own class', 'localhost', '/en/', { 'x-class': 'blocked' }, 'site global /en/ for blocked'],
  ['never of another class', 'localhost', '/', { 'x-class': 'blocked' }, 'goes on'],
  [
    'of the platform, where it is cached by platform',
    'localhost',
    '/en/download/',
    { 'user-agent': 'iPhone' },
    'site global /en/download/ for open on ios'
  ],
  ['never of another platform', 'localhost', '/en/download/', {}, 'goes on'],
  [
    'the home of a site in the language wanted',
    'localhost',
    '/',
    { 'accept-language': 'fr' },
    'site global / for open'
  ],
  ['the home of a site that would redirect', 'localhost', '/', { 'accept-language': 'en' }, 'goes on'],
  [
    'the contents host is never negotiated',
    'play.test',
    '/',
    { 'accept-language': 'fr' },
    'contents global / for open'
  ],
  ['other locales prefixed', 'play.test', '/fr/', {}, 'contents global /fr/ for open'],
  ["a region's own", 'play.be', '/', {}, 'contents belgium / for open'],
  ['what only the site has', 'play.test', '/en/', {}, 'goes on'],
  ['a query', 'play.test', '/?force=1', {}, 'goes on'],
  ['bytes that have to be made first', 'localhost', '/en/', { 'accept-encoding': 'gzip' }, 'goes on']
])('%s', async (_rule, host, path, headers, answer) => {
  const { text } = await client.get(host, path, { headers: { 'accept-encoding': 'br', ...headers } })
  expect(text).toBe(answer)
})
