import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { selfSigned } from '../../tests/fixtures/self-signed.ts'
import { checkCertificates } from './checks.ts'
import { askCertificate, askInstallers, askLinks, askSite, linksOf } from './facts.ts'

const now = new Date('2026-11-26T12:00:00Z')
const later = new Date('2036-01-01T00:00:00Z')
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function secure(hosts: readonly string[], validTo: Date) {
  const pair = selfSigned(hosts, validTo)
  const home: RequestListener = (request, answer) => answer.end(`<html data-site="global"> ${request.headers.host}`)
  return { ca: pair.cert, origin: `https://127.0.0.1:${await listen(createSecureServer(pair, home))}` }
}

it.each<[what: string, hosts: string[], validTo: Date, trusted: boolean, state: string, word: string]>([
  ['it is trusted and names its host', ['kept.test'], later, true, 'good', '1 are trusted'],
  ['nobody else signed it', ['kept.test'], later, false, 'fault', 'is signed by itself'],
  ['it names another host', ['other.test'], later, true, 'fault', 'names other hosts'],
  ['it has ended', ['kept.test'], new Date('2026-11-20T00:00:00Z'), true, 'fault', 'ended on 2026-11-20'],
  ['it ends soon', ['kept.test'], new Date('2026-12-01T12:00:00Z'), true, 'to-look-at', 'in 5 days']
])('the certificate of a server: %s', async (_what, hosts, validTo, trusted, state, word) => {
  const { ca, origin } = await secure(hosts, validTo)
  const fact = await askCertificate('https://kept.test', { origin, ...(trusted && { ca }) })
  // The machine's own clock decides whether a certificate has ended; the check's clock decides what is said of it.
  expect(checkCertificates([validTo < later ? { ...fact, reason: null } : fact], now)).toEqual({
    name: 'certificates',
    state,
    says: [expect.stringContaining(word)]
  })
})

it('a server is asked under the name of the site, before that name leads to it', async () => {
  const { ca, origin } = await secure(['kept.test'], later)
  expect(await askSite('global', 'https://kept.test', { origin, ca })).toMatchObject({
    status: 200,
    answeredBy: 'global'
  })
  expect(await askSite('global', 'https://other.test', { origin, ca })).toMatchObject({ status: null })
  expect(await askCertificate('https://kept.test', { origin: 'https://127.0.0.1:9' })).toMatchObject({
    reason: 'nothing listens there'
  })
})

it('links are asked by HEAD, and by GET where a server does not know that', async () => {
  const asked: string[] = []
  const port = await listen(
    createServer((request, answer) => {
      asked.push(`${request.method} ${request.url}`)
      const isKnown = request.url === '/there' || (request.url === '/get-alone' && request.method === 'GET')
      answer.writeHead(isKnown ? 200 : request.url === '/gone' ? 404 : 405).end()
    })
  )
  const urls = ['there', 'get-alone', 'gone'].map(path => `http://127.0.0.1:${port}/${path}`)
  const facts = await askLinks([...urls, 'http://127.0.0.1:9/'])
  expect(facts.map(({ status, reason }) => status ?? reason)).toEqual([200, 200, 404, expect.any(String)])
  expect(asked.toSorted()).toEqual(['GET /get-alone', 'GET /gone', 'HEAD /get-alone', 'HEAD /gone', 'HEAD /there'])
})

it('the links of the content are whole addresses, each once', () => {
  const text = 'See [it](https://a.test/x). And https://a.test/x, or https://b.test/y?z=1!'
  const found = linksOf({ text } as unknown as typeof content).filter(url => /\.test/.test(url))
  expect(found).toEqual(['https://a.test/x', 'https://b.test/y?z=1'])
})

it('an installer is read whole for its hash; samples are not asked', async () => {
  const file = Buffer.alloc(300_000, 'x')
  const asked: (string | undefined)[] = []
  const port = await listen(
    createServer((request, answer) => {
      asked.push(request.url)
      answer.end(file)
    })
  )
  const base = `http://127.0.0.1:${port}`
  const bases = {
    DESKTOP_INSTALLER_BASE_URL: `${base}/desktop`,
    MOBILE_DOWNLOAD_PAGE_BASE_URL: `${base}/mobile`,
    REGION_DOMAINS: { global: base } as never
  }
  const builds = content.builds.map(build => ({ ...build, sample: build.platform === 'macos' }))
  const facts = await askInstallers({ builds }, bases, { origin: null })
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(facts.find(({ platform }) => platform === 'windows')?.answer).toEqual({ status: 200, reason: null, sha256 })
  expect(facts.find(({ platform }) => platform === 'ios')?.answer).toEqual({ status: 200, reason: null })
  expect(asked.some(path => path?.includes('macos'))).toBe(false)
})
