import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { content } from '../fixtures/content.ts'
import { liveAnswers, liveMarks } from '../fixtures/every-upstream.ts'
import { runSite } from '../fixtures/running-site.ts'
import { startUpstream } from '../fixtures/upstream.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const { ambassadors } = content
const names = ambassadors.map(({ slug, name }) => ({ slug, name }))
const norway = { headers: visitors.norway }

type Item = { path: string; siteType: string; children: Item[] }
type Site = Awaited<ReturnType<typeof runSite>>

const everyItem = (items: Item[]): Item[] => items.flatMap(item => [item, ...everyItem(item.children)])
const depth = (items: Item[]): number => (items.length ? 1 + Math.max(...items.map(item => depth(item.children))) : 0)
const read = async (site: Site, path: string, host = 'localhost', headers = {}) =>
  JSON.parse((await site.get(host, path, { headers })).text)

describe('without upstreams', () => {
  let site: Site
  beforeAll(async () => {
    site = await runSite()
  })
  afterAll(() => site.stop())

  it.each<[call: string, fields: string]>([
    ['/api/navigations', 'path langKey routerName siteType showSubArea isShow badge children'],
    ['/api/util-navigations', 'langKey path siteType isShow children']
  ])(
    'S3-4 S3-5 S7-4 S7-5 %s: "a top-level array with nested children", each with exactly the fields of its entity',
    async (call, fields) => {
      const tree: Item[] = await read(site, call)
      const items = everyItem(tree)
      expect(items.length).toBeGreaterThan(0)
      expect(depth(tree)).toBeLessThanOrEqual(3)
      for (const item of items) expect(Object.keys(item).toSorted()).toEqual(fields.split(' ').toSorted())
    }
  )

  it.each(siteIds.map(id => [id]))('what ends a branch leads somewhere on the Host’s site: %s', async id => {
    const host = id === 'global' ? 'localhost' : `${id}.localhost`
    for (const call of ['/api/navigations', '/api/util-navigations']) {
      const ends = everyItem(await read(site, call, host)).filter(({ children }) => children.length === 0)
      const dead = ends.filter(({ path, siteType }) => {
        const page = `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
        return siteType !== 'external' && siteType !== 'sibling' && !findPage(id, page)
      })
      expect(dead).toEqual([])
    }
  })

  it.each(['/api/navigations', '/api/util-navigations'])(
    '%s is revalidated: private, no-cache with an ETag, HEAD and 304',
    async call => {
      const first = await site.get('localhost', call)
      const { etag = '' } = first.headers
      expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(etag).toMatch(/^"[0-9a-f]+"$/)
      const head = await site.get('localhost', call, { method: 'HEAD' })
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag])
      const again = await site.get('localhost', call, { headers: { 'if-none-match': etag } })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    }
  )

  it.each<[country: string, isListed: boolean]>([
    ['AQ', true],
    ['GB', false],
    ['FR', false]
  ])(
    'S6-9 the menu that the call answers to %s lists pages of offers, streamers and people: %s',
    async (country, isListed) => {
      const { text } = await site.get('localhost', '/api/navigations', { headers: { 'cf-ipcountry': country } })
      const paths = [...text.matchAll(/"path":"([^"]+)"[^[]*"children":\[\]/g)].map(([, path]) => path)
      for (const path of ['/promotions/jackpots/', '/loyalty/', '/streamer-rewards/', 'streamer-mode', '/ggteam/'])
        expect([path, paths.includes(path)]).toEqual([path, isListed])
    }
  )

  it('S3-6 S6-6 S7-6 /api/brand-ambassador: an "array" of exactly slug and name, of which nobody keeps a copy', async () => {
    const { status, text, headers } = await site.get('localhost', '/api/brand-ambassador', norway)
    expect([status, JSON.parse(text), headers['cache-control']]).toEqual([200, names, 'no-store'])
    expect((await site.get('localhost', '/api/brand-ambassador', { ...norway, method: 'HEAD' })).text).toBe('')
  })

  it.each<[where: string, host: string, headers: Record<string, string>]>([
    ['a location whose law forbids them', 'localhost', visitors.france],
    ['Ontario', 'localhost', visitors.ontario],
    ['a site whose law forbids them, wherever the visitor is', 'ontario.localhost', visitors.norway],
    ['a site whose law forbids them, wherever the visitor is', 'belgium.localhost', visitors.norway]
  ])('"`[]` where gated": %s, as the home shows nobody', async (_where, host, headers) => {
    expect(await read(site, '/api/brand-ambassador', host, headers)).toEqual([])
    const home = await site.get(host, '/?force=1', { headers })
    for (const { name } of names) expect(home.text).not.toContain(name)
  })

  it.each(['/api/navigations', '/api/util-navigations', '/api/brand-ambassador'])(
    '%s takes GET and HEAD alone',
    async call => {
      const { status, headers } = await site.get('localhost', call, { method: 'POST' })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  )
})

describe('with upstreams', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  let site: Site
  beforeAll(async () => {
    upstream = await startUpstream({
      '/navigations': liveAnswers.navigation,
      '/util-navigations': liveAnswers.utility,
      '/ambassadors': liveAnswers.ambassadors
    })
    site = await runSite({
      variables: {
        NAVIGATIONS_URL: upstream.url('/navigations'),
        UTIL_NAVIGATIONS_URL: upstream.url('/util-navigations'),
        AMBASSADORS_URL: upstream.url('/ambassadors')
      }
    })
    await site.services.liveRecords.ask()
  })
  afterAll(async () => {
    await site.stop()
    await upstream.stop()
  })

  it('the calls answer what they give', async () => {
    expect(await read(site, '/api/navigations')).toEqual(liveAnswers.navigation)
    expect(await read(site, '/api/util-navigations')).toEqual(liveAnswers.utility)
    expect(await read(site, '/api/brand-ambassador', 'localhost', visitors.norway)).toEqual(liveAnswers.ambassadors)
  })

  it('pages show the menus, and the ambassadors in their order', async () => {
    const { text } = await site.get('localhost', '/?force=1', norway)
    expect(text).toContain(`href="${liveMarks.main}"`)
    expect(text).toContain(`href="${liveMarks.utility}"`)
    const shown = liveAnswers.ambassadors.map(({ name }) => text.indexOf(name))
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(shown[0]).toBeGreaterThan(0)
    expect(text).not.toContain(names[1]?.name)
  })

  it('"`[]` where gated" holds for whom the upstream names too', async () => {
    expect(await read(site, '/api/brand-ambassador', 'localhost', visitors.france)).toEqual([])
    expect(await read(site, '/api/brand-ambassador', 'ontario.localhost', visitors.norway)).toEqual([])
  })

  it('a new ambassador has a card, a page and the default portrait; one who was taken off the list loses them', async () => {
    const [newcomer] = liveAnswers.ambassadors
    const page = `/en/ggteam/${newcomer.slug}/`
    const picture = `/${newcomer.slug}_nav.webp`
    const statusOf = async (path: string, headers = {}) => (await site.get('localhost', path, { headers })).status
    const listing = await site.get('localhost', '/en/ggteam/', norway)
    expect(listing.text).toContain(`href="${page}"`)
    expect(listing.text).toContain(`src="${picture}"`)
    const { status, text } = await site.get('localhost', page, norway)
    expect([status, new RegExp(`<h1[^>]*>${newcomer.name}</h1>`).test(text)]).toEqual([200, true])
    expect(text).toContain(`content="${newcomer.name} is an ambassador of `)
    expect((await site.get('localhost', picture)).headers['content-type']).toBe('image/webp')
    expect((await site.get('localhost', page, { headers: visitors.france })).text).not.toContain(newcomer.name)
    expect(await statusOf(page.replace('/en/', '/'), norway)).toBe(200)
    const gone = names.find(({ slug }) => !liveAnswers.ambassadors.some(person => person.slug === slug))
    expect(await statusOf(`/en/ggteam/${gone?.slug}/`, norway)).toBe(404)
    expect(await statusOf(`/${gone?.slug}_nav.webp`)).toBe(404)
  })

  it('an ambassador’s name is text, never markup', async () => {
    upstream.answer('/ambassadors', [{ slug: 'ann', name: '<img src=x onerror=alert(1)>' }])
    await site.services.liveRecords.ask()
    for (const path of ['/en/', '/en/ggteam/', '/en/ggteam/ann/'])
      expect((await site.get('localhost', `${path}?force=1`, norway)).text).not.toContain('<img src=x')
    upstream.answer('/ambassadors', liveAnswers.ambassadors)
    await site.services.liveRecords.ask()
  })

  it('an operator’s own words are shown as text in the page’s language; the call has exactly the fields of the entity', async () => {
    const own = {
      path: 'https://vip.example/',
      langKey: 'menu.vip',
      label: '<b>VIP</b>',
      labels: { fr: 'Cercle' },
      badge: { fr: 'Nouveau' }
    }
    upstream.answer('/navigations', [own, ...liveAnswers.navigation])
    await site.services.liveRecords.ask()
    const french = (await site.get('localhost', '/about-us/', norway)).text
    expect(french).toMatch(/href="https:\/\/vip\.example\/"[^>]*>Cercle/)
    expect(french).toContain('<span class="menu-badge">Nouveau</span>')
    const english = (await site.get('localhost', '/en/about-us/', norway)).text
    expect(english).toContain('&lt;b&gt;VIP&lt;/b&gt;')
    expect(english).not.toContain('<b>VIP')
    expect(english).not.toContain('Nouveau')
    const [item] = await read(site, '/api/navigations')
    expect(item).toEqual({
      path: 'https://vip.example/',
      langKey: 'menu.vip',
      routerName: '',
      siteType: 'external',
      showSubArea: false,
      isShow: true,
      badge: 'Nouveau',
      children: []
    })
    upstream.answer('/navigations', liveAnswers.navigation)
    await site.services.liveRecords.ask()
  })

  it('an address that nobody may be sent to is not handed on', async () => {
    const bad = { ...liveAnswers.utility[0], path: 'javascript:alert(1)' }
    upstream.answer('/util-navigations', [bad, ...liveAnswers.utility])
    await site.services.liveRecords.ask()
    expect(await read(site, '/api/util-navigations')).toEqual(liveAnswers.utility)
  })

  it('a change has a new ETag; what is wrong has not', async () => {
    const etag = async () => (await site.get('localhost', '/api/navigations')).headers.etag
    const before = await etag()
    upstream.behave('wrong shape')
    await site.services.liveRecords.ask()
    expect(await etag()).toBe(before)
    upstream.behave('well')
    upstream.answer('/navigations', liveAnswers.navigation.toReversed())
    await site.services.liveRecords.ask()
    expect(await etag()).not.toBe(before)
  })
})
