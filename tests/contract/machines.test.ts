import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { runSite } from '../fixtures/running-site.ts'

type Site = Awaited<ReturnType<typeof runSite>>
let site: Site
let apart: Site

beforeAll(async () => {
  site = await runSite({ variables: { CLOCK: '2026-11-21T16:30:00Z' } })
  apart = await runSite({ variables: { CONTENTS_HOST: 'http://pages.example' } })
})
afterAll(() => Promise.all([site.stop(), apart.stop()]))

describe('the web manifest', () => {
  it.each([
    ['localhost', '/site.webmanifest', 'fr', '/'],
    ['localhost', '/en/site.webmanifest', 'en', '/en/'],
    ['ontario.localhost', '/site.webmanifest', 'en', '/'],
    ['belgium.localhost', '/fr/site.webmanifest', 'fr', '/fr/'],
    ['contents.localhost', '/site.webmanifest', 'en', '/'],
    ['contents.localhost', '/fr/site.webmanifest', 'fr', '/fr/']
  ])('"start_url of the locale": %s%s is in %s and starts at %s', async (host, path, lang, start) => {
    const { status, headers, text } = await site.get(host, path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'public, max-age=86400'
    ])
    expect(JSON.parse(text)).toMatchObject({ name: siteConfiguration.siteName, lang, start_url: start, scope: start })
  })

  it('its icons are there, as large as it says', async () => {
    const { icons } = JSON.parse((await site.get('localhost', '/site.webmanifest')).text) as {
      icons: { src: string }[]
    }
    for (const { src } of icons) {
      const { status, headers, bytes } = await site.get('localhost', src)
      expect([src, status, headers['content-type'], Number(headers['content-length'])]).toEqual([
        src,
        200,
        'image/png',
        bytes
      ])
    }
    expect((await site.get('localhost', '/apple-touch-icon.png')).headers['content-type']).toBe('image/png')
  })

  it('the prefix of the first locale leads to the one address that there is', async () => {
    const { status, headers } = await site.get('localhost', '/fr/site.webmanifest')
    expect([status, headers.location]).toEqual([301, '/site.webmanifest'])
  })

  it.each([
    ['localhost', '/xx/site.webmanifest'],
    ['localhost', '/de/site.webmanifest'],
    ['localhost', '/app-icons/1024.png'],
    ['localhost', '/app-icons/..%2fshare.jpg'],
    ['localhost', '/contact/site.webmanifest']
  ])('nothing else is: %s%s', async (host, path) => {
    expect((await site.get(host, path)).status).toBe(404)
  })
})

it.each([
  ['localhost', 'http://localhost:3000', 'fr, en, es'],
  ['belgium.localhost', 'http://belgium.localhost:3000', 'nl, fr'],
  ['ontario.localhost', 'http://ontario.localhost:3000', 'en']
])('/.well-known/security.txt of %s', async (host, origin, languages) => {
  const { status, headers, text } = await site.get(host, '/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n').slice(1)).toEqual([
    `Contact: mailto:${siteConfiguration.securityEmail}`,
    'Expires: 2027-05-20T00:00:00Z',
    `Preferred-Languages: ${languages}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ''
  ])
})

it('/.well-known/gpc.json', async () => {
  const { status, headers, text } = await site.get('localhost', '/.well-known/gpc.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(JSON.parse(text)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
})

it.each(['/site.webmanifest', '/.well-known/security.txt', '/.well-known/gpc.json', '/app-icons/192.png'])(
  'HEAD has the headers alone, another method is refused: %s',
  async path => {
    const { status, bytes } = await site.get('localhost', path, { method: 'HEAD' })
    const posted = await site.get('localhost', path, { method: 'POST' })
    expect([status, bytes, posted.status, posted.headers.allow]).toEqual([200, 0, 405, 'GET, HEAD'])
  }
)

it('with a contents host of its own the manifest of the site stays, and there is one there', async () => {
  expect(JSON.parse((await apart.get('localhost', '/en/site.webmanifest')).text).start_url).toBe('/en/')
  expect(JSON.parse((await apart.get('pages.example', '/site.webmanifest')).text)).toMatchObject({
    lang: 'en',
    start_url: '/'
  })
})

it.each(['/sitemap.xml', '/terms-conditions/history/feed.xml', '/en/terms-conditions/history/feed.xml'])(
  'what machines ask for is compressed, has a validator, and is made once: %s',
  async path => {
    const headers = { 'accept-encoding': 'br' }
    const first = await site.get('localhost', path, { headers })
    expect([first.status, first.headers['content-encoding'], first.headers['cache-control']]).toEqual([
      200,
      'br',
      'no-cache'
    ])
    expect(first.text).toMatch(/^<\?xml/)
    const again = await site.get('localhost', path, {
      headers: { ...headers, 'if-none-match': first.headers.etag ?? '' }
    })
    expect([again.status, again.bytes]).toEqual([304, 0])
    expect((await site.get('localhost', path)).text).toBe(first.text)
  }
)

it('each site has a sitemap of its own', async () => {
  const [one, other] = await Promise.all(['localhost', 'belgium.localhost'].map(host => site.get(host, '/sitemap.xml')))
  expect(one?.headers.etag).not.toBe(other?.headers.etag)
})

it.each([
  ['localhost', true],
  ['united-kingdom.localhost', true],
  ['belgium.localhost', false],
  ['ukraine.localhost', false]
])(
  'S2-59 a page whose subject the law bars for every visitor of a site is not in its sitemap: %s',
  async (host, isThere) => {
    const { text } = await site.get(host, '/sitemap.xml')
    expect(text).toContain('/responsible-gaming/</loc>')
    expect(text.includes('/streamer-mode/</loc>')).toBe(isThere)
  }
)

it('S2-97 the official domains are verified with the published key, on every host', async () => {
  const statement = async (host: string) =>
    JSON.parse((await site.get(host, '/.well-known/official-domains.json')).text)
  const { payload, protected: head, signature } = await statement('localhost')
  const [key] = JSON.parse((await site.get('belgium.localhost', '/.well-known/jwks.json')).text).keys
  const publicKey = createPublicKey({ key, format: 'jwk' })
  expect(verify(null, Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    issuedAt: '2026-11-21T00:00:00Z',
    origins: expect.arrayContaining(['http://belgium.localhost:3000'])
  })
  expect(await statement('ontario.localhost')).toEqual({ payload, protected: head, signature })
})
