import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const cdn = 'https://cdn.example/pictures'
let own: Awaited<ReturnType<typeof runSite>>
let far: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  own = await runSite()
  far = await runSite({ variables: { IMAGE_CDN_BASE: cdn } })
})
afterAll(() => Promise.all([own.stop(), far.stop()]))

describe('S2-7 "The ambassador image path is /{slug}_nav.webp"', () => {
  it.each(['localhost', 'ontario.localhost', 'contents.localhost'])('answers on %s, kept for a day', async host => {
    const { status, headers, bytes } = await own.get(host, '/yuna-katsaros_nav.webp')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=86400'
    ])
    expect(bytes).toBeGreaterThan(5000)
  })

  it('is a picture of its own for each of the eight', async () => {
    const { text } = await own.get('localhost', '/', { headers: visitors.norway })
    const shown = [...text.matchAll(/src="(\/[a-z-]+_nav\.webp)"/g)].map(([, path = '']) => path)
    expect(new Set(shown).size).toBe(4)
    const answer = await fetch(`http://127.0.0.1:${own.port}${shown[0]}`)
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 400 })
  })

  it('HEAD sends the length alone', async () => {
    const { status, headers, bytes } = await own.get('localhost', '/anselm-durieu_nav.webp', { method: 'HEAD' })
    expect([status, Number(headers['content-length']) > 5000, bytes]).toEqual([200, true, 0])
  })

  it.each(['/nobody_nav.webp', '/constructor_nav.webp', '/..%2F..%2Fpackage_nav.webp', '/en/yuna-katsaros_nav.webp'])(
    '%s is a 404 that says nothing of it',
    async path => {
      const { status, text } = await own.get('localhost', path)
      expect(status).toBe(404)
      expect(text.includes('package')).toBe(path.includes('package') && text.startsWith('<!DOCTYPE'))
    }
  )

  it('a POST is 405', async () => {
    expect((await own.get('localhost', '/yuna-katsaros_nav.webp', { method: 'POST' })).status).toBe(405)
  })
})

it('S7-17 "Images come from a CDN base path": every picture and portrait of a page, which the policy allows', async () => {
  for (const path of ['/', '/about-us/', '/download/', '/no-such-page/']) {
    const { text, headers } = await far.get('localhost', path, { headers: visitors.norway })
    const asked = [...text.matchAll(/(?:srcSet|srcset|src)="([^"]*\.(?:webp|avif|svg|png)[^"]*)"/g)].flatMap(
      ([, set = '']) => set.split(', ').map(entry => entry.split(' ')[0] ?? '')
    )
    expect(asked.length).toBeGreaterThan(path === '/' ? 50 : 7)
    expect(asked.filter(address => address.endsWith('.svg')).length, 'flags and badges').toBeGreaterThan(15)
    expect(asked.filter(address => !address.startsWith(`${cdn}/`))).toEqual([])
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.example")
  }
})

it('without a CDN no page names another host for its pictures, and the paths are the same', async () => {
  const [here, there] = await Promise.all(
    [own, far].map(site => site.get('localhost', '/about-us/', { headers: visitors.norway }))
  )
  const paths = (text = '') => [...text.matchAll(/\/assets\/[\w-]+\.(?:webp|avif)/g)].map(([path]) => path)
  expect(here?.text).not.toContain('cdn.example')
  expect(paths(here?.text)).toEqual(paths(there?.text))
})

describe('GET /api/world-record', () => {
  it.each([
    ['/', 'Record du monde', '/about-us/#record'],
    ['/en/download/', 'World record', '/en/about-us/#record']
  ])('in the language of the page %s', async (page, title, more) => {
    const { status, text, headers } = await own.get('localhost', `/api/world-record?page=${page}`)
    const words = JSON.parse(text)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect([words.title, words.more.href, words.facts.length]).toEqual([title, more, 4])
    expect(words.sampleNote).toMatch(/exemple|Sample/)
    expect(words.picture.wide.webp).toContain(' 1600w')
  })

  it('400 names the bad parameter', async () => {
    const { status, text } = await own.get('localhost', '/api/world-record?page=https://evil.example/')
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining("'page'")])
    expect(text).not.toContain('evil')
  })
})
