import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { content } from '../../tests/fixtures/content.ts'
import { runSite } from '../../tests/fixtures/running-site.ts'
import { selfSigned } from '../../tests/fixtures/self-signed.ts'
import { examine, runDoctor } from '../doctor/doctor.ts'
import { askAlternates, publicOrigins } from '../doctor/facts.ts'

const hosts = siteIds.map(id => `${id}.kept.test`)
const variables = {
  PUBLIC_SCHEME: 'https',
  REGION_DOMAINS: JSON.stringify(Object.fromEntries(siteIds.map(id => [id, `${id}.kept.test`])))
}
const pair = selfSigned(hosts, new Date('2036-01-01T00:00:00Z'))
const now = new Date('2026-11-26T12:00:00Z')

let site: Awaited<ReturnType<typeof runSite>>
let proxy: Server
/** What the proxy takes for another path: as a wrong rule of a proxy does. */
let bent: (host: string, path: string) => string | null = () => null

beforeAll(async () => {
  site = await runSite({ variables, now: () => now })
  proxy = createServer(pair, (request, answer) => {
    request.url = bent(request.headers.host ?? '', request.url ?? '') ?? request.url
    site.server.emit('request', request, answer)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await site.stop()
})
afterEach(() => {
  bent = () => null
  vi.restoreAllMocks()
})

const proxyOrigin = () => `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`

async function states(ca?: string) {
  const results = await examine({
    environment: site.environment,
    content,
    now,
    place: { origin: proxyOrigin(), ...(ca && { ca }) },
    skipped: ['links', 'installers', 'mail'],
    mostAlternates: 12,
    limitMB: 512
  })
  return Object.fromEntries(results.map(({ name, state, says }) => [name, `${state}: ${says.join('\n')}`]))
}

it('a running site behind TLS: its domains, certificates, homes, hreflang pairs and database', async () => {
  expect(await states(pair.cert)).toMatchObject({
    domains: expect.stringMatching(/^good: /),
    certificates: expect.stringMatching(/^good: 14 are trusted/),
    homes: expect.stringMatching(/^good: 14 sites/),
    'hreflang pairs': expect.not.stringMatching(/^(fault|not-asked)/),
    links: 'not-asked: left out by --skip',
    database: expect.stringMatching(/^to-look-at: SQLite/),
    memory: expect.stringMatching(/^good: /)
  })
})

it('every site gives the pages of its sitemap, and those asked answer', async () => {
  const { sitemaps, pages, answers } = await askAlternates(
    publicOrigins(site.environment),
    { origin: proxyOrigin(), ca: pair.cert },
    12
  )
  expect(sitemaps.filter(({ listed }) => listed < 20)).toEqual([])
  expect(pages.length).toBeGreaterThan(siteIds.length * 20)
  expect(answers.size).toBeGreaterThan(5)
  expect([...answers.values()].every(({ status }) => status === 200)).toBe(true)
})

it('what a visitor’s browser would refuse is a fault of each site', async () => {
  const { certificates, homes } = await states()
  expect(certificates).toMatch(/^fault: https:\/\/global\.kept\.test: is signed by itself/)
  expect(homes).toMatch(/^fault: https:\/\/global\.kept\.test\/: is signed by itself/)
})

it('a sitemap that a proxy leads elsewhere is a fault', async () => {
  bent = (host, path) => (host.startsWith('belgium.') && path === '/sitemap.xml' ? '/nowhere.xml' : null)
  expect((await states(pair.cert))['hreflang pairs']).toMatch(
    /^fault: https:\/\/belgium\.kept\.test\/sitemap\.xml: 404/
  )
})

it('a home that a proxy leads to another site is a fault', async () => {
  bent = (host, path) => (host.startsWith('belgium.') && path === '/' ? '/nowhere/' : null)
  expect((await states(pair.cert)).homes).toBe('fault: https://belgium.kept.test/: 404')
})

it('the command prints the table, writes the page to sign, and ends with 1 where there is a fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  const read = () => Promise.resolve(content)
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    const args = ['--skip=links,homes,hreflang pairs,certificates', '--page=launch.html', '--memory-mb=512']
    await runDoctor(args, { variables: { DATA_DIR: folder }, startedIn: folder, now, read })
    expect(printed.mock.calls.join('\n')).toMatch(/^FAULT {7}domains .*[^]*^Not ready: \d/m)
    expect(await readFile(join(folder, 'launch.html'), 'utf8')).toContain('2026-11-26 12:00 UTC')
    expect(process.exitCode).toBe(1)
  } finally {
    process.exitCode = undefined
    await rm(folder, { recursive: true })
  }
  await expect(runDoctor(['--origin=127.0.0.1:3000'])).rejects.toThrow('--origin=127.0.0.1:3000 is no origin')
  await expect(runDoctor(['--pages=x'])).rejects.toThrow("Unknown option '--pages'. Usage: npm run doctor")
  await expect(runDoctor(['--skip=everything'], { variables: {}, read })).rejects.toThrow(
    'No check is called everything'
  )
})
