import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { runSite } from '../fixtures/running-site.ts'

type Site = Awaited<ReturnType<typeof runSite>>

/** The real table, with two live pages as menu pages: home is the only one yet. */
const rows = siteMap.map(row =>
  ['about-us', 'contact'].includes(row.key) ? { ...row, kind: 'contents' as const } : row
)
const contents = 'contents.localhost'
const hrefs = (html: string): string[] => [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)
const baseOf = (html: string) => [/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], / data-base="([^"]+)"/.exec(html)?.[1]]
const canonicalOf = (html: string) => /<link[^>]* rel="canonical" href="([^"]+)"/.exec(html)?.[1]

describe.each([
  ['no setting', {}, false],
  ['CONTENTS_HOST', { CONTENTS_HOST: 'http://contents.localhost:3000' }, true]
])('with %s', (_setting, variables, isSet) => {
  let site: Site
  beforeAll(async () => {
    site = await runSite({ variables, siteMap: rows })
  })
  afterAll(() => site.stop())

  it.each([
    ['English at the root, whatever language is wanted', '/', 'en', '/'],
    ['other locales prefixed', '/fr/', 'fr', '/fr/'],
    ['menu pages', '/about-us/', 'en', '/'],
    ['menu pages', '/fr/contact/', 'fr', '/fr/'],
    ['a language that the site itself does not have', '/de/', 'de', '/de/']
  ])('S2-11 %s: %s has its own base', async (_rule, path, lang, base) => {
    const { status, text } = await site.get(contents, path, { site: 'global', headers: { 'accept-language': 'fr' } })
    expect([status, ...baseOf(text)]).toEqual([200, lang, base])
  })

  it('links: home and menu pages by the rule of this host, all else absolute to the site', async () => {
    const { text } = await site.get(contents, '/fr/about-us/', { site: 'global' })
    const links = hrefs(text).filter(href => !href.startsWith('#'))
    const relative = links.filter(href => href.startsWith('/'))
    const kindOf = (href: string) => findPage('global', href.replace(/^\/fr\//, '/').replace(/[?#].*$/, ''))?.kind
    expect(relative).toContain('/fr/')
    expect(relative.filter(href => !href.startsWith('/fr/') || kindOf(href) !== 'contents')).toEqual([])
    expect(links).toContain('http://localhost:3000/download/')
    expect(links).toContain('http://localhost:3000/privacy-policy/')
    expect(links).toContain('http://localhost:3000/en/about-us/?force=1')
    const english = hrefs((await site.get(contents, '/', { site: 'global' })).text)
    expect(english).toContain('http://localhost:3000/en/privacy-policy/')
    expect(english).toContain('/')
  })

  it.each([
    ['/_payload.json', 'en'],
    ['/fr/about-us/_payload.json', 'fr']
  ])('payloads are those of this host: %s', async path => {
    const { status, text } = await site.get(contents, path)
    const { main, regionLinks } = JSON.parse(text)
    expect(status).toBe(200)
    expect(regionLinks.every((href: string) => href.startsWith('http://'))).toBe(true)
    expect(main).toContain('<h1')
  })

  it('the page of a compliance row is on the site alone', async () => {
    expect((await site.get(contents, '/fr/privacy-policy/?a=1')).headers.location).toBe(
      'http://localhost:3000/privacy-policy/?a=1'
    )
    expect((await site.get(contents, '/privacy-policy/_payload.json')).status).toBe(404)
    const english = await site.get(contents, '/download/?a=1')
    expect([english.status, english.headers.location]).toEqual([301, 'http://localhost:3000/en/download/?a=1'])
  })

  it('force=1 sets the locale cookie of the address, and there is no negotiation', async () => {
    const { status, headers } = await site.get(contents, '/fr/?force=1')
    expect([status, headers['set-cookie']?.[0]]).toEqual([200, expect.stringContaining('locale=fr; Path=/')])
    expect((await site.get(contents, '/', { headers: { cookie: 'locale=fr' } })).status).toBe(200)
    expect((await site.get(contents, '/en/?a=1')).headers.location).toBe('/?a=1')
  })

  it('the language banner offers the same page here', async () => {
    const headers = { 'accept-language': 'fr' }
    const { text } = await site.get(contents, '/api/language-banner?page=/about-us/', { headers })
    expect(JSON.parse(text)).toMatchObject({ locale: 'fr', href: '/fr/about-us/?force=1' })
    expect((await site.get(contents, '/api/language-banner?page=/fr/', { headers })).status).toBe(204)
  })

  it('notices are in the language of the page, and lead out whole', async () => {
    const { text } = await site.get(contents, '/api/region-notice?notice=self-exclusion&page=/')
    expect(JSON.parse(text)).toMatchObject({ more: { href: 'http://localhost:3000/en/responsible-gaming/' } })
  })

  it('what is no page: the error screen in English, with this base', async () => {
    const { status, text } = await site.get(contents, '/nowhere/')
    expect([status, ...baseOf(text)]).toEqual([404, 'en', '/'])
    const french = await site.get(contents, '/fr/nowhere/')
    expect([french.status, ...baseOf(french.text)]).toEqual([404, 'fr', '/fr/'])
  })

  it('home has its policy, and a validator', async () => {
    const { headers } = await site.get(contents, '/')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await site.get(contents, '/', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
  })

  it('robots.txt and sitemap.xml of its own', async () => {
    const origin = isSet ? 'http://contents.localhost:3000' : 'http://localhost:3000'
    expect((await site.get(contents, '/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const { text } = await site.get(contents, '/sitemap.xml')
    expect(text).toContain(`<loc>${origin}/${isSet ? '' : 'en/'}</loc>`)
    expect(text).not.toContain('privacy-policy')
  })

  it('S2-55 canonical: home converts where the host is set, and names the site where it is an alias', async () => {
    const { text } = await site.get(contents, '/fr/', { site: 'global' })
    expect(canonicalOf(text)).toBe(isSet ? 'http://contents.localhost:3000/fr/' : 'http://localhost:3000/')
  })

  it('a menu page on the site redirects to the host where it is set', async () => {
    const { status, headers } = await site.get('localhost', '/en/about-us/?a=1')
    if (isSet) expect([status, headers.location]).toEqual([301, 'http://contents.localhost:3000/about-us/?a=1'])
    else expect(status).toBe(200)
  })

  it('home of the site keeps its own base, and its links to home stay', async () => {
    const { text } = await site.get('localhost', '/en/', { site: 'global' })
    expect(baseOf(text)).toEqual(['en', '/en/'])
    expect(hrefs(text)).toContain('/en/')
  })
})

describe('with REGION_CONTENTS_HOST', () => {
  let site: Site
  beforeAll(async () => {
    site = await runSite({
      variables: { REGION_CONTENTS_HOST: '{"belgium":"http://play.localhost:3000"}' },
      siteMap: rows
    })
  })
  afterAll(() => site.stop())

  it.each([
    ["the site's first locale at the root", '/', 'nl', '/'],
    ['its others prefixed', '/fr/about-us/', 'fr', '/fr/']
  ])('%s', async (_rule, path, lang, base) => {
    const { status, text } = await site.get('play.localhost', path, { site: 'belgium' })
    expect([status, ...baseOf(text)]).toEqual([200, lang, base])
    expect(hrefs(text).some(href => href.startsWith('http://belgium.localhost:3000/'))).toBe(true)
  })

  it('another locale is a 404 there', async () => {
    expect((await site.get('play.localhost', '/en/')).status).toBe(404)
  })

  it("that site's menu pages redirect without a locale prefix; others stay", async () => {
    expect((await site.get('belgium.localhost', '/fr/about-us/')).headers.location).toBe(
      'http://play.localhost:3000/about-us/'
    )
    expect((await site.get('localhost', '/about-us/')).status).toBe(200)
  })

  it('the shared one still answers', async () => {
    expect(baseOf((await site.get(contents, '/', { site: 'global' })).text)).toEqual(['en', '/'])
  })
})

describe('with a contents host for each language', () => {
  let site: Site
  beforeAll(async () => {
    const byLocale = { nl: 'http://nl.play.localhost:3000', fr: 'http://fr.play.localhost:3000' }
    site = await runSite({ variables: { REGION_CONTENTS_HOST: JSON.stringify({ belgium: byLocale }) } })
  })
  afterAll(() => site.stop())

  it.each([
    ['nl', 'fr'],
    ['fr', 'nl']
  ])(
    'S5-14 %s is at the root of its host, before the cache and from it; links to %s are whole',
    async (lang, other) => {
      for (const path of ['/', '/cash-games/', '/', '/cash-games/']) {
        const { status, text } = await site.get(`${lang}.play.localhost`, path, { site: 'belgium' })
        expect([status, ...baseOf(text)]).toEqual([200, lang, '/'])
        expect(canonicalOf(text)).toBe(`http://${lang}.play.localhost:3000${path}`)
        expect(text).toContain(`hrefLang="${other}-BE" href="http://${other}.play.localhost:3000${path}"`)
        expect(hrefs(text).filter(href => href.startsWith(`/${other}/`) || href.startsWith(`/${lang}/`))).toEqual([])
        const prefix = lang === 'fr' ? '/fr' : ''
        expect(hrefs(text)).toContain(`http://belgium.localhost:3000${prefix}/privacy-policy/`)
      }
    }
  )

  it.each([
    ['belgium.localhost', '/cash-games/?a=1', 'http://nl.play.localhost:3000/cash-games/?a=1'],
    ['belgium.localhost', '/fr/cash-games/', 'http://fr.play.localhost:3000/cash-games/'],
    ['nl.play.localhost', '/fr/cash-games/', 'http://fr.play.localhost:3000/cash-games/'],
    ['nl.play.localhost', '/nl/cash-games/', '/cash-games/'],
    ['fr.play.localhost', '/nl/', 'http://nl.play.localhost:3000/'],
    ['fr.play.localhost', '/privacy-policy/', 'http://belgium.localhost:3000/fr/privacy-policy/']
  ])('S5-14 a redirect keeps the language: %s%s', async (host, path, location) => {
    const { status, headers } = await site.get(host, path)
    expect([status, headers.location]).toEqual([301, location])
  })

  it.each(['nl', 'fr'])('S5-14 pages of the site in %s lead to the host of the language', async lang => {
    const { text } = await site.get('belgium.localhost', lang === 'fr' ? '/fr/' : '/?force=1', { site: 'belgium' })
    expect(hrefs(text).filter(href => href.includes('play.localhost')).length).toBeGreaterThan(1)
    expect(hrefs(text).filter(href => href.includes('play.localhost') && !href.includes(`//${lang}.play.`))).toEqual([])
  })

  it.each(['nl', 'fr'])('S5-14 the sitemap of the host in %s lists its pages alone', async lang => {
    const { text } = await site.get(`${lang}.play.localhost`, '/sitemap.xml')
    const listed = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)
    expect(listed).toContain(`http://${lang}.play.localhost:3000/cash-games/`)
    expect(listed.filter(address => !address.startsWith(`http://${lang}.play.localhost:3000/`))).toEqual([])
  })

  it('S5-14 the banner of the other language leads to its host', async () => {
    const headers = { 'accept-language': 'fr' }
    const { text } = await site.get('nl.play.localhost', '/api/language-banner?page=/cash-games/', { headers })
    expect(JSON.parse(text)).toMatchObject({ locale: 'fr', href: 'http://fr.play.localhost:3000/cash-games/?force=1' })
  })

  it('what is no page: the error screen in the language of the host', async () => {
    const { status, text } = await site.get('fr.play.localhost', '/nowhere/')
    expect([status, ...baseOf(text)]).toEqual([404, 'fr', '/'])
  })
})
