import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

type Site = Awaited<ReturnType<typeof runSite>>
let site: Site
let distrusting: Site
let whitelisting: Site

beforeAll(async () => {
  site = await runSite()
  distrusting = await runSite({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } })
  whitelisting = await runSite({ variables: { WHITELIST: '203.0.113.0/24,2001:db8:5::/48' } })
})
afterAll(() => Promise.all([site.stop(), distrusting.stop(), whitelisting.stop()]))

const at = (country: string, region?: string): Record<string, string> => ({
  'cf-ipcountry': country,
  ...(region ? { 'cf-region-code': region } : {})
})
const ontario = at('CA', 'ON')
const ask = async (running: Site, host: string, headers: Record<string, string> = {}, query = '') =>
  JSON.parse((await running.get(host, `/api/visitor${query}`, { headers })).text)

it.each<[rule: string, host: string, page: string, wanted: string, href: string | null]>([
  ['a language of the site', 'localhost', '/about-us/', 'en', '/en/about-us/?force=1'],
  ['S4-34 one that another site has', 'localhost', '/', 'de-AT', 'http://germany.localhost:3000/?force=1'],
  ['S4-34 on the page at hand', 'localhost', '/help/', 'uk', 'http://ukraine.localhost:3000/help/?force=1'],
  ['a site of a country keeps its visitors', 'germany.localhost', '/', 'fr', null]
])('GET /api/language-banner offers %s', async (_rule, host, page, wanted, href) => {
  const { status, text } = await site.get(host, `/api/language-banner?page=${page}`, {
    headers: { 'accept-language': wanted }
  })
  expect(status === 200 ? JSON.parse(text).href : null).toBe(href)
})

it.each([
  ['no page, no offer', '/nowhere/', 204],
  ['what is no pathname', 'https://evil.example/', 400]
])('GET /api/language-banner: %s', async (_rule, page, expected) => {
  const headers = { 'accept-language': 'en' }
  const { status, text } = await site.get('localhost', `/api/language-banner?page=${page}`, { headers })
  expect(status).toBe(expected)
  expect(text).not.toContain('evil')
})

describe('GET /api/visitor', () => {
  it.each<
    [
      rule: string,
      host: string,
      headers: Record<string, string>,
      answer: [string | null, string | null, string | null, boolean]
    ]
  >([
    ['unknown location is null, null', 'localhost', {}, [null, null, null, true]],
    ['XX is unknown', 'localhost', at('XX'), [null, null, null, true]],
    ['T1 is unknown', 'localhost', at('T1'), [null, null, null, true]],
    ['France: BLOCKED', 'localhost', at('FR'), ['FR', null, 'BLOCKED', true]],
    ['Belgium on any other site: WARNING', 'localhost', at('BE'), ['BE', null, 'WARNING', true]],
    ['Belgium on its own site: none', 'belgium.localhost', at('BE'), ['BE', null, null, true]],
    ['Ontario on any other site: BLOCKED', 'belgium.localhost', ontario, ['CA', 'ON', 'BLOCKED', false]],
    ['Ontario on its own site: none', 'ontario.localhost', ontario, ['CA', 'ON', null, false]],
    ['the rest of Canada: none', 'localhost', at('CA', 'QC'), ['CA', 'QC', null, false]],
    ['any other country: none', 'localhost', at('NO'), ['NO', null, null, true]],
    ['an unknown Host is global', 'evil.example', at('BE'), ['BE', null, 'WARNING', true]],
    ['by address: Ontario', 'localhost', { 'x-forwarded-for': '128.100.1.1' }, ['CA', 'ON', 'BLOCKED', false]],
    ['by address: IPv6', 'localhost', { 'x-forwarded-for': '2a01:e0a::1' }, ['FR', null, 'BLOCKED', true]],
    ['by address: private', 'localhost', { 'x-forwarded-for': '192.168.1.1' }, [null, null, null, true]]
  ])('%s', async (_rule, host, headers, [country, region, rule, consentRequired]) => {
    expect(await ask(site, host, headers)).toEqual({ country, region, rule, whitelisted: false, consentRequired })
  })

  it('the Host alone chooses the site, and nothing in the address changes anything', async () => {
    const query = '?site=belgium&country=NO&region=QC&force=1&clean=1&lighthouse=1'
    expect(await ask(site, 'localhost', at('BE'), query)).toEqual(await ask(site, 'localhost', at('BE')))
  })

  it('never cached', async () => {
    const { headers } = await site.get('localhost', '/api/visitor')
    expect([headers['cache-control'], headers.etag, headers['content-type']]).toEqual([
      'no-store',
      undefined,
      'application/json; charset=utf-8'
    ])
  })

  it('takes GET alone', async () => {
    const { status, headers } = await site.get('localhost', '/api/visitor', { method: 'POST', body: '{}' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each<[who: string, address: string, whitelisted: boolean]>([
    ['an address of a CIDR', '203.0.113.77', true],
    ['an address of a CIDR of IPv6', '2001:db8:5::9', true],
    ['an address outside', '203.0.114.1', false]
  ])('WHITELIST: %s; it never permits anything', async (_who, address, whitelisted) => {
    const headers = { ...at('FR'), 'x-forwarded-for': address }
    expect(await ask(whitelisting, 'localhost', headers)).toMatchObject({ rule: 'BLOCKED', whitelisted })
  })
})

describe('the same headers from an untrusted peer name no place', () => {
  it.each<[what: string, headers: Record<string, string>]>([
    ['a place', ontario],
    ['an address', { 'x-forwarded-for': '128.100.1.1' }],
    ['both', { ...ontario, 'x-forwarded-for': '128.100.1.1' }]
  ])('%s', async (_what, headers) => {
    expect(await ask(distrusting, 'localhost', headers)).toEqual(await ask(distrusting, 'localhost'))
    const forged = await distrusting.get('localhost', '/', { headers })
    const unknown = await site.get('localhost', '/', { headers: at('XX') })
    expect(forged.headers.etag).toBe(unknown.headers.etag)
    const believed = await site.get('localhost', '/', { headers })
    expect(believed.headers.etag).not.toBe(unknown.headers.etag)
  })
})

it('a visitor of Ontario gets the same home by address as by the headers of a proxy', async () => {
  const byAddress = await site.get('localhost', '/', { headers: { 'x-forwarded-for': '128.100.1.1' } })
  const byHeaders = await site.get('localhost', '/', { headers: ontario })
  expect(byAddress.headers.etag).toBe(byHeaders.headers.etag)
})

it('the age of the data is a metric', async () => {
  expect((await site.get('localhost', '/metrics')).text).toMatch(/^address_table_age_days \d+$/m)
})
