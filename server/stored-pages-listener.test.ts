import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '../app/site/config/environment.ts'
import { siteClient } from '../tests/fixtures/site-client.ts'
import { compressQuickly } from './pages/compress.ts'
import { createPageStore, everyone, pageKey } from './pages/page-store.ts'
import { storeResponse } from './pages/stored-response.ts'
import { createStoredPagesListener } from './stored-pages-listener.ts'

const stored = [
  pageKey('global', '/'),
  pageKey('global', '/en/'),
  pageKey('global', '/', 'contents'),
  pageKey('global', '/fr/', 'contents'),
  pageKey('belgium', '/', 'contents')
]
const environment = readEnvironment({
  CONTENTS_HOST: 'http://play.test',
  REGION_CONTENTS_HOST: '{"belgium":"http://play.be"}'
})
let server: Server
let client: ReturnType<typeof siteClient>

beforeAll(async () => {
  const store = createPageStore()
  const page = async (text: string) => {
    const body = Buffer.from(text)
    return storeResponse({ body, compressed: await compressQuickly(body), headers: {}, validUntil: null })
  }
  const pages = await Promise.all(
    stored.map(async key => {
      const document = await page(key)
      const variants = new Map([[everyone, { document, payload: document }]])
      return [key, { byAudience: false, byPlatform: false, reads: [], variants }] as const
    })
  )
  store.swap(new Map(pages))
  const listen = createStoredPagesListener({
    store,
    environment,
    now: () => new Date('2026-11-20'),
    audienceName: () => everyone,
    platform: () => 'unknown'
  })
  server = createServer((request, response) => {
    if (!listen(request, response)) response.writeHead(404).end('the long way')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  client = siteClient((server.address() as AddressInfo).port)
})
afterAll(() => server.close())

it.each<[rule: string, host: string, path: string, acceptLanguage: string, answer: string]>([
  ['a stored page of a site', 'localhost', '/en/', 'fr', 'global /en/'],
  ['the home of a site in the language wanted', 'localhost', '/', 'fr', 'global /'],
  ['the home of a site that would redirect', 'localhost', '/', 'en', 'the long way'],
  ['the home of the contents host is stored, and is never negotiated', 'play.test', '/', 'fr', 'contents of global /'],
  ['other locales prefixed', 'play.test', '/fr/', 'en', 'contents of global /fr/'],
  ["a region's own", 'play.be', '/', 'fr', 'contents of belgium /'],
  ['what only the site has', 'play.test', '/en/', 'en', 'the long way'],
  ['a query', 'play.test', '/?force=1', 'en', 'the long way']
])('%s', async (_rule, host, path, acceptLanguage, answer) => {
  expect((await client.get(host, path, { headers: { 'accept-language': acceptLanguage } })).text).toBe(answer)
})
