import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadsAsDocument, readManifest } from '../../app/site/site-map/route-rules.ts'
import type { SiteEnv } from '../../server/http/site-context.ts'
import { createStaticFiles } from '../../server/http/static-files.ts'
import { buildsFolder, currentBuildId, keptBuildIds } from '../../server/platform/builds.ts'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
const id = currentBuildId()
const former = join(buildsFolder, 'a-former-build')

beforeAll(async () => {
  await mkdir(join(former, 'client', 'assets'), { recursive: true })
  await writeFile(join(former, 'client', 'assets', 'former-1.js'), 'export {}')
  site = await runSite()
})
afterAll(async () => {
  await rm(former, { recursive: true, force: true })
  await site.stop()
})

describe('GET builds/latest.json', () => {
  it.each([['/builds/latest.json'], ['/builds/latest.json?1763740000000'], ['/builds/latest.json?%00<script>']])(
    'S7-9 "{id} of the latest build", no-store: %s',
    async path => {
      const { status, headers, text } = await site.get('localhost', path)
      expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([200, 'no-store', { id }])
      expect(headers['content-type']).toContain('application/json')
    }
  )

  it('is the build that pages name', async () => {
    const { text } = await site.get('localhost', '/about-us/', { site: 'global' })
    expect(text).toContain(`data-build="${id}"`)
  })
})

describe('GET builds/meta/{buildId}.json', () => {
  const manifestOf = async (host: string, build = id) => {
    const { status, headers, text } = await site.get(host, `/builds/meta/${build}.json`)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    const manifest = readManifest(JSON.parse(text), build)
    if (!manifest) throw new Error(`${text} is no manifest`)
    return manifest
  }

  it('S7-7 "route-rules manifest with matcher": {id, matcher:{static,wildcard,dynamic}, prerendered:[]}', async () => {
    const { text } = await site.get('localhost', `/builds/meta/${id}.json`)
    const answer = JSON.parse(text)
    expect(Object.keys(answer)).toEqual(['id', 'matcher', 'prerendered'])
    expect(Object.keys(answer.matcher)).toEqual(['static', 'wildcard', 'dynamic'])
  })

  it('lists the pages of the Host’s site whose payload is cacheable, and they answer', async () => {
    for (const [host, known, unknown] of [
      ['localhost', '/en/about-us/', '/nl/about-us/'],
      ['belgium.localhost', '/fr/about-us/', '/en/about-us/']
    ] as const) {
      const { prerendered } = await manifestOf(host)
      expect(prerendered).toContain(known)
      expect(prerendered).not.toContain(unknown)
      for (const path of prerendered.filter((_path, index) => index % 8 === 0)) {
        const { status, headers } = await site.get(host, `${path}_payload.json`)
        expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/json; charset=utf-8'])
      }
    }
  })

  it('a page that differs from request to request loads as a document, and is not cacheable', async () => {
    const { matcher, prerendered } = await manifestOf('localhost')
    expect(loadsAsDocument('/your-data/', matcher)).toBe(true)
    expect(prerendered).not.toContain('/your-data/')
    expect(prerendered.filter(path => loadsAsDocument(path, matcher))).toEqual([])
  })

  it('a former build that is kept has one too', async () => {
    expect((await manifestOf('localhost', 'a-former-build')).id).toBe('a-former-build')
  })

  it.each([
    ['unknown', '/builds/meta/nobody.json'],
    ['none', '/builds/meta/.json'],
    ['another ending', `/builds/meta/${id}.txt`],
    ['a way out', '/builds/meta/..%2f..%2fpackage.json'],
    ['too long', `/builds/meta/${'a'.repeat(5000)}.json`],
    ['the file that names the build', '/builds/meta/current.json'],
    ['markup', '/builds/meta/<script>.json']
  ])('any other id is 404, as JSON, and is not repeated: %s', async (_what, path) => {
    const { status, headers, text } = await site.get('localhost', path)
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(JSON.parse(text)).toEqual({ statusCode: 404, message: 'There is no such build', fatal: false })
  })

  it('HEAD has no body, other methods are refused', async () => {
    for (const path of ['/builds/latest.json', `/builds/meta/${id}.json`]) {
      const head = await site.get('localhost', path, { method: 'HEAD' })
      expect([head.status, head.bytes]).toEqual([200, 0])
      const post = await site.get('localhost', path, { method: 'POST', body: '{}' })
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('files of builds', () => {
  it('"Old hashed assets of the previous builds keep being served"', async () => {
    const { status, text, headers } = await site.get('localhost', '/assets/former-1.js')
    expect([status, text, headers['content-type']]).toEqual([200, 'export {}', 'text/javascript; charset=utf-8'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('also those of a build that has been made since the process started', async () => {
    const later = join(former, 'client', 'assets', 'later-1.js')
    expect((await site.get('localhost', '/assets/later-1.js')).status).toBe(404)
    await writeFile(later, 'export {}')
    expect((await site.get('localhost', '/assets/later-1.js')).status).toBe(200)
  })

  it('a missing asset is never answered with HTML', async () => {
    for (const path of ['/assets/nope-1.js', '/assets/nope-1.css', '/assets/nope', '/assets/nope.html', '/assets/']) {
      const { status, text, headers } = await site.get('localhost', path, { headers: { accept: 'text/html' } })
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8'])
      expect(text).not.toContain('<')
    }
  })
})

it('folders of builds are looked for once, and again once a second at most, however many files are missing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await mkdtemp(join(tmpdir(), 'clients-'))
  let looked = 0
  const files = createStaticFiles(async () => {
    looked += 1
    return [folder]
  })
  const app = new Hono<SiteEnv>().get('*', files)
  const ask = async (path: string) => (await app.request(path)).status
  await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`/assets/nope-${index}.js`)))
  expect(looked).toBe(2)
  vi.advanceTimersByTime(1001)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'new-1.js'), 'export {}')
  expect(await ask('/assets/new-1.js')).toBe(200)
  expect(await ask('/assets/nope.js')).toBe(404)
  expect(looked).toBe(3)
  await rm(folder, { recursive: true })
})

it('builds are named the present one first, then the newest; what is being made is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  for (const name of ['old', 'present', 'next.partial']) await mkdir(join(folder, name))
  expect(await keptBuildIds('present', folder)).toEqual(['present', 'old'])
  expect(await keptBuildIds('dev', join(folder, 'nowhere'))).toEqual(['dev'])
  await rm(folder, { recursive: true })
})
