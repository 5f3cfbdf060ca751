import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { runSite } from '../fixtures/running-site.ts'

type Site = Awaited<ReturnType<typeof runSite>>
let site: Site
let rendering: Site

beforeAll(async () => {
  site = await runSite()
  const broken = siteMap.map(row => {
    if (row.key === 'about-us') return { ...row, middleware: ['nobody-knows-it'] }
    if (row.key === 'loyalty') return { ...row, status: 'planned' as const }
    return row
  })
  rendering = await runSite({ siteMap: broken })
})
afterAll(() => Promise.all([site.stop(), rendering.stop()]))

describe('which page answers', () => {
  it.each([
    ['S1-2 French by default, for no language', 'localhost', '/', {}, 'global', 'fr'],
    ['asked for French', 'localhost', '/', { 'accept-language': 'fr-CA, en;q=0.5' }, 'global', 'fr'],
    ['/en/ the English one', 'localhost', '/en/', {}, 'global', 'en'],
    ['belgium answers in Dutch', 'belgium.localhost', '/', {}, 'belgium', 'nl'],
    ['ontario in English', 'ontario.localhost', '/', {}, 'ontario', 'en'],
    ['an unknown host gets global', 'evil.example', '/', {}, 'global', 'fr'],
    [
      'crawlers are never redirected',
      'localhost',
      '/',
      { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' },
      'global',
      'fr'
    ],
    ['force=1 is never redirected', 'localhost', '/?force=1', { 'accept-language': 'en' }, 'global', 'fr'],
    ['a deeper URL is never redirected', 'localhost', '/about-us/', { 'accept-language': 'en' }, 'global', 'fr']
  ])('%s', async (_, host, path, headers, siteId, lang) => {
    const { status, text } = await site.get(host, path, { headers, site: siteId })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${lang}"`)
  })

  it.each([
    ['without a slash: 301, query kept', '/about-us?a=1', {}, 301, '/about-us/?a=1'],
    ['/fr/about-us/ on global redirects (301) to /about-us/', '/fr/about-us/', {}, 301, '/about-us/'],
    [
      'a match that is not the root’s locale redirects (302, private)',
      '/?a=1',
      { 'accept-language': 'en' },
      302,
      '/en/?a=1'
    ],
    ['the cookie counts before Accept-Language', '/', { cookie: 'locale=en', 'accept-language': 'fr' }, 302, '/en/']
  ])('%s', async (_, path, headers, status, location) => {
    const answer = await site.get('localhost', path, { headers })
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    if (status === 302) expect(answer.headers['cache-control']).toContain('private')
  })

  it('S9-9 a response to force=1 sets the locale cookie of its address for 365 days', async () => {
    const { headers } = await site.get('localhost', '/en/about-us/?force=1', { site: 'global' })
    expect(headers['set-cookie']).toEqual([
      expect.stringContaining('locale=en; Path=/; SameSite=Lax; Max-Age=31536000')
    ])
  })

  it('the home that chooses between languages says so: Vary, private', async () => {
    const { headers } = await site.get('localhost', '/')
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language')
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it('every site has its home, the second time from the cache', async () => {
    const cacheHits = async () => (await site.metrics.cacheHits.get()).values[0]?.value ?? 0
    const headers = { 'accept-encoding': 'br' }
    for (const id of siteIds) {
      const host = id === 'global' ? 'localhost' : `${id}.localhost`
      await site.get(host, '/', { headers })
      const before = await cacheHits()
      const { status } = await site.get(host, '/', { headers, site: id })
      expect([id, status, await cacheHits()]).toEqual([id, 200, before + 1])
    }
  })
})

describe('what is not a page', () => {
  it.each([
    ["S8-1 'Page not found: {path}'", 'localhost', '/nope/?a=1', 'Page not found: /nope/?a=1'],
    ['a locale that the site does not have is a 404', 'localhost', '/de/', 'Page not found: /de/'],
    ['dot segments lead nowhere', 'localhost', '/en/../x', 'Page not found: /en/../x'],
    ['nor out of the site', 'localhost', '/en/..', 'Page not found: /en/..'],
    ['two slashes lead nowhere', 'localhost', '//evil.example/', 'Page not found: //evil.example/'],
    ['a hostile path is escaped', 'localhost', '/%22%3E%3Cscript%3E/', 'Page not found: /%22%3E%3Cscript%3E/']
  ])('404: %s', async (_, host, path, message) => {
    const { status, text, headers } = await site.get(host, path, { site: 'global' })
    expect(status).toBe(404)
    expect(text).toContain(`data-error-message="${message.replaceAll('&', '&amp;')}"`)
    expect(headers['cache-control']).toContain('no-cache')
  })

  it('S8-1 Accept: application/json gets {statusCode, message, fatal}', async () => {
    const { status, text } = await site.get('localhost', '/nope/', { headers: { accept: 'application/json' } })
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { statusCode: 404, message: 'Page not found: /nope/', fatal: false }
    ])
  })

  it.each([
    ["S8-3 unknown middleware: 'Unknown route middleware' (500)", '/about-us/', 500, 'Unknown route middleware'],
    ['a planned page is not served', '/loyalty/', 404, 'Page not found: /loyalty/'],
    [
      "S8-2 failed route check: 'Page Not Found: {path}'",
      '/terms-conditions/history/nobody/',
      404,
      'Page Not Found: /terms-conditions/history/nobody/'
    ]
  ])('%s', async (_, path, status, message) => {
    const answer = await rendering.get('localhost', path, { site: 'global' })
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(`data-error-message="${message}"`)
  })

  it.each([
    ['/_payload.json.br'],
    ['/nope/_payload.json'],
    ['/assets/nope.js'],
    ['/assets/../package.json'],
    ['/assets/%2e%2e/package.json']
  ])('a missing file is never answered with a page: %s', async path => {
    const { status, text } = await site.get('localhost', path)
    expect(status).toBe(404)
    if (path.startsWith('/assets/')) expect(text).not.toContain('<html')
  })

  it('however many ask for what is not there, cached pages are answered in between, and the rest told to come again', async () => {
    await site.get('localhost', '/about-us/')
    const ended: (string | number)[] = []
    const flood = Array.from({ length: 250 }, async (_, number) => {
      const answer = await site.get('localhost', `/no-page-${number}/`)
      ended.push(answer.status)
      return answer
    })
    const cached = site.get('localhost', '/about-us/').then(({ status }) => ended.push(`cached ${status}`))
    const answers = await Promise.all(flood)
    await cached
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]))
    for (const { status, headers, text } of answers)
      expect([headers['retry-after'], text.includes('Please try again')]).toEqual(
        status === 503 ? ['5', true] : [undefined, false]
      )
    expect(ended.at(-1)).toBe(404)
    expect(ended).toContain('cached 200')
    expect((await site.get('localhost', '/no-page/')).status).toBe(404)
  })

  it('other methods are refused', async () => {
    const { status, headers } = await site.get('localhost', '/about-us/', { method: 'POST', body: 'x' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('how a page is sent', () => {
  it('S7-10 its payload stands beside it, for the same build', async () => {
    const page = await site.get('localhost', '/about-us/', { site: 'global' })
    const payload = JSON.parse((await site.get('localhost', '/about-us/_payload.json?x')).text)
    expect(page.text).toContain(`data-build="${payload.buildId}"`)
    const withoutStyles = page.text.replaceAll(/<svg class="visually-hidden" aria-hidden="true"><style.*?<\/svg>/gs, '')
    expect(withoutStyles).toContain(payload.main)
    expect(page.text).toContain(`<title>${payload.title}</title>`.replaceAll('&', '&amp;'))
  })

  it('the payload of the home is its own, whatever the language asked for', async () => {
    const { status } = await site.get('localhost', '/_payload.json', { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
  })

  it('fifty renders at once never mix sites', async () => {
    const asked = Array.from({ length: 50 }, (_, index) => siteIds[index % siteIds.length] ?? 'global')
    await Promise.all(
      asked.map(id =>
        rendering.get(id === 'global' ? 'localhost' : `${id}.localhost`, '/privacy-policy/', { site: id })
      )
    )
  })

  it('an unknown Host never reaches markup', async () => {
    const { text } = await rendering.get('evil.example', '/privacy-policy/', { site: 'global' })
    expect(text).not.toContain('evil.example')
  })

  it('S6-1 the edit of a forwarded header by an untrusted peer is not believed; by a trusted one it chooses the audience', async () => {
    const plain = await site.get('localhost', '/')
    const dutch = await site.get('localhost', '/', { headers: { 'cf-ipcountry': 'NL' } })
    expect(dutch.headers.etag).not.toBe(plain.headers.etag)
    const distrusting = await runSite({ variables: { TRUSTED_PROXIES: '10.0.0.1' } })
    const ignored = await distrusting.get('localhost', '/', { headers: { 'cf-ipcountry': 'NL' } })
    const other = await distrusting.get('localhost', '/', { headers: { 'cf-ipcountry': 'FR' } })
    expect(ignored.headers.etag).toBe(other.headers.etag)
    await distrusting.stop()
  })
})
