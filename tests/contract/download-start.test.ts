import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { userAgents } from '../fixtures/download-visitors.data.ts'
import { runSite } from '../fixtures/running-site.ts'

const { brandAlias } = siteConfiguration
const from = (country: string, region = '') => ({ 'cf-ipcountry': country, 'cf-region-code': region })
const asked: string[] = []
const two = { type: 2, url: 'https://files.example/no' }
const six = { type: 6, url: 'https://store.example/no' }
const answers: Record<string, unknown> = {
  NO: [two, six],
  SE: [{ type: 2, url: 'https://files.example/se' }]
}
const upstream = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://upstream.invalid')
  asked.push(request.url ?? '')
  const links = answers[searchParams.get('country') ?? '']
  if (links) response.end(JSON.stringify({ links }))
  else response.writeHead(503).end()
})

let site: Awaited<ReturnType<typeof runSite>>
let connected: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const { port } = upstream.address() as AddressInfo
  site = await runSite()
  connected = await runSite({
    variables: {
      DOWNLOAD_LINKS_URL: `http://127.0.0.1:${port}/links`,
      DESKTOP_INSTALLER_BASE_URL: 'https://get.example/desktop',
      MOBILE_DOWNLOAD_PAGE_BASE_URL: 'https://m.example'
    }
  })
})
afterAll(async () => {
  await Promise.all([site.stop(), connected.stop()])
  upstream.close()
})

describe('S1-1 GET /download/start/{windows,macos,ios,android}/: "302 to the target, made on the server"', () => {
  it.each<[rule: string, host: string, path: string, headers: Record<string, string>, location: string]>([
    ['installer with brand and locale', 'localhost', 'windows/', {}, `/sample-client/desktop/${brandAlias}/fr/windows`],
    [
      'always Windows, whatever the visitor has (G5)',
      'localhost',
      'windows/',
      { 'user-agent': userAgents.macos },
      `/sample-client/desktop/${brandAlias}/fr/windows`
    ],
    [
      'installer with brand and locale',
      'localhost',
      'macos/?lang=en',
      {},
      `/sample-client/desktop/${brandAlias}/en/macos`
    ],
    [
      'the language that was chosen',
      'localhost',
      'macos/',
      { cookie: 'locale=en' },
      `/sample-client/desktop/${brandAlias}/en/macos`
    ],
    [
      'the mobile page, with a siteId query',
      'localhost',
      'ios/',
      {},
      `/sample-client/mobile/${brandAlias}/fr?siteId=global`
    ],
    [
      'the mobile page, with a siteId query',
      'ontario.localhost',
      'android/',
      {},
      `/sample-client/mobile/${brandAlias}/en?siteId=ontario`
    ],
    [
      'S5-18 pt-br is shortened to pt',
      'brazil.localhost',
      'windows/',
      {},
      `/sample-client/desktop/${brandAlias}/pt/windows`
    ],
    [
      'by user agent: Windows',
      'localhost',
      '',
      { 'user-agent': userAgents.windows },
      `/sample-client/desktop/${brandAlias}/fr/windows`
    ],
    [
      'by user agent: macOS',
      'localhost',
      '',
      { 'user-agent': userAgents.macos },
      `/sample-client/desktop/${brandAlias}/fr/macos`
    ],
    [
      'by user agent: not Linux',
      'localhost',
      '',
      { 'user-agent': userAgents.linux },
      `/sample-client/mobile/${brandAlias}/fr?siteId=global`
    ],
    [
      'by user agent: not iOS Chrome',
      'localhost',
      '',
      { 'user-agent': userAgents.iosChrome },
      `/sample-client/mobile/${brandAlias}/fr?siteId=global`
    ],
    [
      'by user agent: mobile',
      'localhost',
      '',
      { 'user-agent': userAgents.android },
      `/sample-client/mobile/${brandAlias}/fr?siteId=global`
    ],
    [
      'WARNING leaves download open',
      'localhost',
      'windows/',
      from('BE'),
      `/sample-client/desktop/${brandAlias}/fr/windows`
    ],
    [
      'S6-23 nobody downloads on the site of a country where nothing is offered',
      'poland.localhost',
      'windows/',
      from('SE'),
      '/?notice=download-blocked'
    ],
    ['S4-12 BLOCKED goes to the home page', 'localhost', 'windows/', from('FR'), '/?notice=download-blocked'],
    [
      'BLOCKED goes to the home page, in the page’s language',
      'localhost',
      'ios/?lang=en',
      from('PL'),
      '/en/?notice=download-blocked'
    ],
    ['BLOCKED goes to the home page', 'localhost', '', from('CA', 'ON'), '/?notice=download-blocked'],
    [
      'Ontario’s own visitors download from Ontario’s site',
      'ontario.localhost',
      'macos/',
      from('CA', 'ON'),
      `/sample-client/desktop/${brandAlias}/en/macos`
    ]
  ])('%s: %s %s', async (_rule, host, path, headers, location) => {
    const answer = await site.get(host, `/download/start/${path}`, { headers })
    expect(answer).toMatchObject({ status: 302, text: '' })
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' })
  })

  it.each<[rule: string, path: string, headers: Record<string, string>, location: string]>([
    ['type 6 is preferred', 'ios/', from('NO'), 'https://store.example/no'],
    ['type 2 is the fallback', 'android/', from('SE'), 'https://files.example/se'],
    ['then the mobile page', 'android/', from('DK'), `https://m.example/${brandAlias}/fr?siteId=global`],
    ['computers have installers', 'windows/', from('NO'), `https://get.example/desktop/${brandAlias}/fr/windows`],
    ['BLOCKED goes to the home page', 'ios/', from('FR'), '/?notice=download-blocked']
  ])('S3-7 S7-2 with an upstream: %s: %s', async (_rule, path, headers, location) => {
    expect((await connected.get('localhost', `/download/start/${path}`, { headers })).headers.location).toBe(location)
  })

  it('any other platform is 404, also where it is an object’s own name', async () => {
    for (const name of ['linux', 'constructor', 'windows/more'])
      expect((await site.get('localhost', `/download/start/${name}/`)).status).toBe(404)
  })

  it('without its slash: 301, query kept', async () => {
    const answer = await site.get('localhost', '/download/start/windows?lang=en')
    expect(answer).toMatchObject({ status: 301, headers: { location: '/download/start/windows/?lang=en' } })
  })
})

describe('GET /api/download-url', () => {
  const ask = (query: string, headers = {}, where = connected) =>
    where.get('localhost', `/api/download-url?${query}`, { headers })

  it('gives the links of the upstream, "type 6 before type 2"', async () => {
    const answer = await ask(`brandAlias=${brandAlias}&platform=ios&country=NO`)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ links: [six, two] })
  })

  it.each(['no upstream', 'a broken one'])('embedded default: %s', async which => {
    const answer = await ask(
      `brandAlias=${brandAlias}&platform=android&country=IS`,
      {},
      which === 'no upstream' ? site : connected
    )
    const { links } = JSON.parse(answer.text) as { links: { type: number; url: string }[] }
    expect(links.map(({ type }) => type)).toEqual([6, 2])
    for (const { url } of links) expect(url).toMatch(new RegExp(`^https?://.+/${brandAlias}/fr\\?siteId=global$`))
  })

  it.each([
    ['brandAlias', 'platform=ios&country=NO'],
    ['platform', `brandAlias=${brandAlias}&platform=mac&country=NO`],
    ['country', `brandAlias=${brandAlias}&platform=ios&country=Norway`]
  ])('"400 names the bad parameter": %s', async (parameter, query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({
      statusCode: 400,
      parameter,
      message: expect.stringContaining(parameter)
    })
  })

  it('"A BLOCKED location gets {links:[]}, no-store", whatever country it names', async () => {
    const before = asked.length
    const answer = await ask(`brandAlias=${brandAlias}&platform=ios&country=NO`, from('FR'))
    expect(JSON.parse(answer.text)).toEqual({ links: [] })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(asked).toHaveLength(before)
  })

  it('an open visitor who names a BLOCKED country is still open: the location alone decides', async () => {
    const answer = await ask(`brandAlias=${brandAlias}&platform=ios&country=FR`, from('NO'))
    expect((JSON.parse(answer.text) as { links: unknown[] }).links).toHaveLength(2)
  })
})
