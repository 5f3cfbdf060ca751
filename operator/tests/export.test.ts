import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import { content as wholeContent } from '../../tests/fixtures/content.ts'
import { runSite } from '../../tests/fixtures/running-site.ts'
import type { SiteAnswer } from '../../tests/fixtures/site-client.ts'
import { runExport } from '../export/export.ts'
import { answerFacts, places, runEdge, serveExport } from './export.ts'

const clock = '2026-11-26T12:00:00Z'
const now = new Date(clock)
const [post] = wholeContent.posts
const hiddenPost = `/blog/${post?.slug}/`
const paths = ['/', '/about-us/', '/download/', '/promotions/welcome-bonus/', hiddenPost]
/** A page has moved, and a post is only there for those who may see the hand of the day. */
const content: Content = {
  ...wholeContent,
  redirects: [{ from: '/support/', to: '/contact/', since: '2026-11-01' }],
  posts: wholeContent.posts.map(one => (one === post ? { ...one, only: ['quiz'] } : one))
}

let folder: string
let out: string
let site: Awaited<ReturnType<typeof runSite>>
let nginx: Awaited<ReturnType<typeof serveExport>>
let edge: Awaited<ReturnType<typeof runEdge>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  out = join(folder, 'out')
  await runExport([out, '--sites=global,ontario'], {
    variables: { CLOCK: clock, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' },
    content,
    pages: paths,
    log() {}
  })
  site = await runSite({ content, now: () => now })
  nginx = await serveExport(out, now)
  edge = await runEdge(out, { localhost: 'global', 'ontario.localhost': 'ontario' }, now)
})
afterAll(async () => {
  await Promise.all([site.stop(), nginx.stop()])
  await rm(folder, { recursive: true, force: true })
})

const inNorway = { 'cf-ipcountry': 'NO' }
const inFrance = { 'cf-ipcountry': 'FR' }

type RequestOptions = { headers?: Record<string, string>; method?: string }

/** What nginx and the edge answer alike. */
async function ask(host: string, path: string, asked: RequestOptions = {}): Promise<SiteAnswer> {
  const [one, other] = await Promise.all([nginx.get(host, path, asked), edge.get(host, path, asked)])
  if (one.text === 'origin' || one.status === 301)
    expect([path, other.status, other.headers.location]).toEqual([path, one.status, one.headers.location])
  else expect({ path, edge: answerFacts(other) }).toEqual({ path, edge: answerFacts(one) })
  return one
}

/** What they and the site answer alike; the site's answer. */
async function expectSame(host: string, path: string, headers: Record<string, string> = {}): Promise<SiteAnswer> {
  const [ours, theirs] = await Promise.all([ask(host, path, { headers }), site.get(host, path, { headers })])
  expect({ path, ...answerFacts(ours) }).toEqual({ path, ...answerFacts(theirs) })
  return theirs
}

const pagesOf = (host: string) =>
  host === 'localhost'
    ? ['/about-us/', '/en/', '/en/about-us/', '/es/download/', '/download/', '/en/promotions/welcome-bonus/']
    : ['/', '/about-us/', '/download/', '/promotions/welcome-bonus/']

describe('nginx alone, and the function of the edge, answer as the site does', () => {
  for (const [place, headers] of places)
    it.each(['localhost', 'ontario.localhost'])(`pages and payloads in ${place}: %s`, async host => {
      for (const path of pagesOf(host)) {
        await expectSame(host, path, headers)
        expect((await expectSame(host, `${path}_payload.json`, headers)).status).toBe(200)
      }
    })

  it('no header of place is an unknown place', async () => {
    const [ours, unknown] = await Promise.all([
      ask('localhost', '/en/download/'),
      site.get('localhost', '/en/download/', { headers: { 'cf-ipcountry': 'XX' } })
    ])
    expect(answerFacts(ours)).toEqual(answerFacts(unknown))
  })

  it('a blocked country gets no way to an installer and no offer, others do', async () => {
    const download = async (headers: Record<string, string>) =>
      (await ask('localhost', '/en/download/', { headers })).text.includes('/download/start/')
    expect(await Promise.all([download(inNorway), download(inFrance)])).toEqual([true, false])
    const bonus = (headers: Record<string, string>) =>
      ask('localhost', '/en/promotions/welcome-bonus/', { headers }).then(({ text }) => /\$\s?600/.test(text))
    expect(await Promise.all([bonus(inNorway), bonus(inFrance)])).toEqual([true, false])
  })

  it('a page has no validator of time and size, which two classes may share, and names the version of the content', async () => {
    const asked = { headers: { ...inNorway, 'if-modified-since': new Date().toUTCString() } }
    const { status, headers } = await ask('localhost', '/about-us/', asked)
    expect([status, headers.etag, headers['last-modified']]).toEqual([200, undefined, undefined])
    expect(headers['cache-tag']).toBe(`content-${content.version.slice(0, 12)}`)
    const { cacheTag } = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))
    expect(headers['cache-tag']).toBe(cacheTag)
  })

  it('Canada without its province counts as Ontario where that is stricter, and gets no offer there', async () => {
    const canada = { 'cf-ipcountry': 'CA' }
    const ontario = { ...canada, 'cf-region-code': 'ON' }
    const get = (host: string, headers: Record<string, string>) =>
      ask(host, '/download/', { headers }).then(({ text }) => text)
    expect(await get('localhost', canada)).toBe(await get('localhost', ontario))
    expect(await get('ontario.localhost', canada)).toBe(await get('ontario.localhost', { 'cf-ipcountry': 'XX' }))
  })

  it.each([
    ['localhost', '/about-us'],
    ['localhost', '/about-us?utm_source=a&utm_medium=b'],
    ['localhost', '/fr/about-us/'],
    ['localhost', '/fr/about-us'],
    ['localhost', '/fr/'],
    ['localhost', '/en'],
    ['localhost', '/support/'],
    ['localhost', '/support'],
    ['localhost', '/en/support/?a=b'],
    ['ontario.localhost', '/en/about-us/']
  ])('redirects: %s%s', async (host, path) => {
    const { status, headers } = await ask(host, path, { headers: inNorway })
    const origin = await site.get(host, path, { headers: inNorway })
    expect([status, headers.location]).toEqual([301, origin.headers.location])
  })

  it.each(['/en/about-us/?force=1', '/about-us/?force=1'])('a choice of language sets its cookie: %s', async path => {
    expect((await expectSame('localhost', path, inNorway)).headers['set-cookie']).toHaveLength(1)
  })

  it('files of every kind', async () => {
    const { files } = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as { files: object }
    const others = Object.keys(files)
      .map(file => /^(global|ontario)(\/.*)$/.exec(file) ?? [])
      .filter(([, , path = '']) => path && !/^\/_|\/(index|404)\.html$|_payload\.json$/.test(path))
    expect(others.length).toBeGreaterThan(40)
    for (const [, name, path = ''] of others)
      await expectSame(name === 'global' ? 'localhost' : 'ontario.localhost', path)
    const asset = /"(\/assets\/[^"]+\.js)"/.exec((await ask('localhost', '/about-us/')).text)?.[1] ?? ''
    expect((await expectSame('localhost', asset)).headers['cache-control']).toContain('immutable')
  })

  it.each([
    ['localhost', '/nothing/', '/-/'],
    ['localhost', '/en/nothing/', '/en/-/'],
    ['localhost', '/About-Us/', '/-/'],
    ['localhost', '/_classes/open/download/', '/-/'],
    ['localhost', '/_classes/open/download/index.html', '/-/'],
    ['localhost', '/about-us/index.html', '/-/'],
    ['ontario.localhost', '/de/about-us/', '/-/']
  ])('where nothing is, the error screen of no address: %s%s', async (host, path, same) => {
    for (const [, headers] of places) {
      const ours = await ask(host, path, { headers })
      expect([path, answerFacts(ours)]).toEqual([path, answerFacts(await site.get(host, same, { headers }))])
      expect(ours.status).toBe(404)
    }
  })
})

describe('what a process answers', () => {
  it.each([
    ['localhost', '/'],
    ['localhost', '/network/random-number-generator/'],
    ['localhost', '/en/network/random-number-generator/'],
    ['localhost', '/api/visitor'],
    ['localhost', '/download/start/windows/'],
    ['localhost', '/sample-client/desktop'],
    ['localhost', '/your-data/'],
    ['localhost', '/en/your-location/'],
    ['localhost', '/.well-known/jwks.json'],
    ['localhost', '/builds/meta/another.json'],
    ['localhost', '/assets/of-another-build.js'],
    ['localhost', '/about-us/?embedded=1'],
    ['localhost', '/about-us/?a=b&%65mbedded=1'],
    ['localhost', '/download/?joined=1'],
    ['ontario.localhost', '/api/sign-up']
  ])('%s%s', async (host, path) => {
    expect((await ask(host, path, { headers: inNorway })).text).toBe('origin')
  })

  it('what is posted', async () => {
    expect((await ask('localhost', '/about-us/', { method: 'POST', headers: inNorway })).text).toBe('origin')
  })

  it.each(['/about-us/?utm_source=a', '/en/download/?gclid=a%20b'])(
    'not a page with the query of a campaign: %s',
    async path => {
      expect((await ask('localhost', path, { headers: inNorway })).text).toContain('data-site="global"')
    }
  )

  it('a page that a class may not be shown, which the site refuses', async () => {
    expect((await expectSame('localhost', hiddenPost, inNorway)).status).toBe(200)
    expect((await site.get('localhost', hiddenPost, { headers: inFrance })).status).toBe(404)
    expect((await ask('localhost', hiddenPost, { headers: inFrance })).text).toBe('origin')
  })

  it('what is past its end', async () => {
    const { files } = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))
    const end = Date.parse(files['global/_classes/open/en/about-us/index.html'].expires)
    const textsAt = async (at: number) => {
      const later = await serveExport(out, new Date(at))
      const edgeLater = await runEdge(out, { localhost: 'global' }, new Date(at))
      const answers = [later, edgeLater].map(server => server.get('localhost', '/en/about-us/', { headers: inNorway }))
      const texts = (await Promise.all(answers)).map(({ text }) => text)
      await later.stop()
      return texts
    }
    const page = expect.stringContaining('data-site="global"')
    expect(await textsAt(end - 1000)).toEqual([page, page])
    expect(await textsAt(end)).toEqual(['origin', 'origin'])
  })
})

it('every document while the file «off» is in the folder, without a restart of nginx', async () => {
  const texts = async () =>
    (await Promise.all(['/about-us/', '/about-us/_payload.json'].map(path => nginx.get('localhost', path)))).map(
      ({ text }) => text
    )
  await writeFile(join(out, 'off'), '')
  expect(await texts()).toEqual(['origin', 'origin'])
  expect((await nginx.get('localhost', '/robots.txt')).text).toContain('Sitemap')
  await rm(join(out, 'off'))
  expect(await texts()).not.toContain('origin')
})

it('the policy of a page in _headers allows what that of each class does, and nothing else', async () => {
  const rules = (await readFile(join(out, 'global', '_headers'), 'utf8')).split(/\n(?=\/)/)
  const policyAt = (path: string) =>
    /Content-Security-Policy: (.*)/.exec(rules.find(rule => rule.startsWith(`${path}\n`)) ?? '')?.[1] ?? ''
  const sources = (policy: unknown) => new Set(String(policy).split(/;? /))
  for (const path of ['/en/', '/download/']) {
    const asked = places.map(([, headers]) => ask('localhost', path, { headers }))
    const needed = (await Promise.all(asked)).flatMap(({ headers }) => [...sources(headers['content-security-policy'])])
    expect([...sources(policyAt(path))]).toEqual(expect.arrayContaining([...new Set(needed)]))
  }
})
