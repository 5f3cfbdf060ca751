import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteIds } from '../../app/site/regions/site-id.ts'
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
    '%s is revalidated: no-cache with an ETag, HEAD and 304',
    async call => {
      const first = await site.get('localhost', call)
      const { etag = '' } = first.headers
      expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(etag).toMatch(/^"[0-9a-f]+"$/)
      const head = await site.get('localhost', call, { method: 'HEAD' })
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag])
      const again = await site.get('localhost', call, { headers: { 'if-none-match': etag } })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
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

  it('pages show the menus, and of the ambassadors those of whom there are words, in their order', async () => {
    const { text } = await site.get('localhost', '/?force=1', norway)
    expect(text).toContain(`href="${liveMarks.main}"`)
    expect(text).toContain(`href="${liveMarks.utility}"`)
    const [, renamed, other] = liveAnswers.ambassadors
    expect(text.indexOf(renamed.name)).toBeGreaterThan(0)
    expect(text.indexOf(renamed.name)).toBeLessThan(text.indexOf(other.name))
    expect(text).not.toContain('Known to Nobody')
    expect(text).not.toContain(names[1]?.name)
  })

  it('"`[]` where gated" holds for whom the upstream names too', async () => {
    expect(await read(site, '/api/brand-ambassador', 'localhost', visitors.france)).toEqual([])
    expect(await read(site, '/api/brand-ambassador', 'ontario.localhost', visitors.norway)).toEqual([])
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
