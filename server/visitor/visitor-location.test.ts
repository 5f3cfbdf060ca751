import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteClient } from '../../tests/fixtures/site-client.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createLocationFaults, isWhitelisted, readVisitorLocation, visitorAddress } from './visitor-location.ts'

const places: Record<string, string> = { '203.0.113.9': 'BE', '198.51.100.7': 'NO', '2001:db8:2::1': 'PL' }
const lookUp = (address: string) => {
  const country = places[address]
  return country ? { country, region: null } : null
}

const ignored = () => {}

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** A server that says over a real connection from loopback where it takes its visitor to be. In: which proxies it trusts. */
async function locating(trusted: string | undefined) {
  const environment = readEnvironment({ TRUSTED_PROXIES: trusted })
  const server = createServer((request, response) => {
    const { countryKey } = readVisitorLocation(request, environment, lookUp, ignored)
    response.end(`${countryKey} ${visitorAddress(request, environment)}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const { get } = siteClient((server.address() as AddressInfo).port)
  return async (headers: Record<string, string>) => (await get('localhost', '/', { headers })).text
}

const ontario = { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }

describe('over a real connection', () => {
  it.each<[rule: string, headers: Record<string, string>, said: string]>([
    ['headers of a trusted proxy', ontario, 'CAON 127.0.0.1'],
    ['the address that it forwards', { 'x-forwarded-for': '203.0.113.9' }, 'BE 203.0.113.9'],
    ['headers before the address', { ...ontario, 'x-forwarded-for': '203.0.113.9' }, 'CAON 203.0.113.9'],
    [
      'a visitor who forges the left of the list: the right-most untrusted hop counts',
      { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
      'BE 203.0.113.9'
    ],
    ['IPv6', { 'x-forwarded-for': '2001:db8:2::1' }, 'PL 2001:db8:2::1'],
    ['an address with a port', { 'x-forwarded-for': '203.0.113.9:1234' }, 'BE 203.0.113.9'],
    [
      'a header that says that nobody knows',
      { 'cf-ipcountry': 'XX', 'x-forwarded-for': '203.0.113.9' },
      'BE 203.0.113.9'
    ],
    ['Tor', { 'cf-ipcountry': 'T1' }, 'null 127.0.0.1'],
    ['an address that nobody knows', { 'x-forwarded-for': '192.0.2.1' }, 'null 192.0.2.1'],
    ['nothing', {}, 'null 127.0.0.1']
  ])('from a trusted peer: %s', async (_rule, headers, said) => {
    expect(await (await locating(undefined))(headers)).toBe(said)
  })

  it.each<[what: string, headers: Record<string, string>]>([
    ['headers of a place', ontario],
    ['a forwarded address', { 'x-forwarded-for': '203.0.113.9' }],
    ['both', { ...ontario, 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }]
  ])('forged by an untrusted peer, %s change nothing', async (_what, headers) => {
    expect(await (await locating('10.0.0.0/8'))(headers)).toBe('null 127.0.0.1')
  })
})

type Peer = { remoteAddress: string | undefined }
const requestOf = (socket: Peer, headers: Record<string, string> = {}) =>
  ({ socket, headers }) as unknown as IncomingMessage

describe('the address of a visitor', () => {
  const environment = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8,2001:db8:1::/48' })

  it.each<[rule: string, peer: string | undefined, headers: Record<string, string>, key: string | null]>([
    ['who comes directly', '198.51.100.7', {}, 'NO'],
    ['who comes directly and forges headers', '198.51.100.7', { ...ontario, 'x-forwarded-for': '203.0.113.9' }, 'NO'],
    ['behind a proxy with IPv6', '2001:db8:1::5', { 'x-forwarded-for': '2001:db8:2::1' }, 'PL'],
    ['behind two proxies', '2001:db8:1::5', { 'x-forwarded-for': '203.0.113.9, 10.0.0.3' }, 'BE'],
    ['whose peer is written as IPv4 inside of IPv6', '::ffff:10.0.0.3', { 'x-forwarded-for': '203.0.113.9' }, 'BE'],
    ['whose connection is gone', undefined, {}, null]
  ])('%s', (_rule, remoteAddress, headers, key) => {
    expect(readVisitorLocation(requestOf({ remoteAddress }, headers), environment, lookUp, ignored).countryKey).toBe(
      key
    )
  })

  it('is looked up once for a connection, and for each visitor behind a proxy', () => {
    const counting = vi.fn(lookUp)
    const direct: Peer = { remoteAddress: '198.51.100.7' }
    for (let count = 0; count < 3; count++) readVisitorLocation(requestOf(direct), environment, counting, ignored)
    expect(counting).toHaveBeenCalledTimes(1)
    const proxy: Peer = { remoteAddress: '10.0.0.3' }
    const keys = ['203.0.113.9', '198.51.100.7', '203.0.113.9'].map(
      address =>
        readVisitorLocation(requestOf(proxy, { 'x-forwarded-for': address }), environment, counting, ignored).countryKey
    )
    expect(keys).toEqual(['BE', 'NO', 'BE'])
  })

  it('is not looked up where the headers say all', () => {
    const counting = vi.fn(lookUp)
    const headers = { 'cf-ipcountry': 'FR', 'x-forwarded-for': '203.0.113.9' }
    readVisitorLocation(requestOf({ remoteAddress: '10.0.0.3' }, headers), environment, counting, ignored)
    expect(counting).not.toHaveBeenCalled()
  })
})

it.each<[rule: string, peer: string, headers: Record<string, string>, location: object]>([
  ['this machine is a place without any rule', '127.0.0.1', {}, { isLocal: true }],
  ['so is its network', '192.168.7.7', {}, { isLocal: true }],
  ['not behind a proxy', '127.0.0.1', { 'x-forwarded-for': '192.168.7.7' }, {}],
  ['not behind one that is not trusted', '192.168.7.7', { 'x-forwarded-for': '203.0.113.9' }, {}],
  ['not where a proxy does not know', '127.0.0.1', { 'cf-ipcountry': 'XX' }, {}],
  ['nor a public address', '192.0.2.1', {}, {}]
])('S6-8 %s', (_rule, remoteAddress, headers, location) => {
  const request = requestOf({ remoteAddress }, headers)
  expect(readVisitorLocation(request, readEnvironment({}), lookUp, ignored)).toEqual({
    country: null,
    region: null,
    countryKey: null,
    ...location
  })
})

it('what places nobody is counted for each request, and the first of a kind is a warning without an address', async () => {
  const environment = readEnvironment({})
  const warn = vi.fn()
  const metrics = createMetrics()
  const faulty = createLocationFaults({ logger: { warn }, metrics })
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const request = requestOf({ remoteAddress }, headers)
    for (const _time of [1, 2]) readVisitorLocation(request, environment, lookUp, faulty)
  }
  ask({ 'cf-ipcountry': 'XX', 'x-forwarded-for': '203.0.113.9' })
  ask({ 'cf-ipcountry': 'T1', 'x-forwarded-for': '203.0.113.9' })
  ask({ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' })
  ask({ 'x-forwarded-for': 'unknown' })
  ask({ 'x-forwarded-for': '203.0.113.9' }, '192.168.0.2')
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { ...ontario, 'x-forwarded-for': '10.0.0.1' }])
    ask(headers)
  const text = await metrics.registry.metrics()
  expect(text).toContain('visitor_location_faults_total{kind="unknown-code"} 2')
  expect(text).toContain('visitor_location_faults_total{kind="private-address"} 3')
  expect(warn).toHaveBeenCalledTimes(2)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('203.0')
})

it.each<[rule: string, address: string, whitelist: string, listed: boolean]>([
  ['an address', '203.0.113.9', '203.0.113.9', true],
  ['another address', '203.0.113.8', '203.0.113.9', false],
  ['a CIDR', '203.0.113.200', '198.51.100.1, 203.0.113.0/24', true],
  ['outside of the CIDR', '203.0.114.1', '203.0.113.0/24', false],
  ['a CIDR of IPv6', '2001:db8:5::1', '2001:db8::/32', true],
  ['IPv4 inside of IPv6', '::ffff:203.0.113.9', '203.0.113.0/24', true],
  ['nobody', '203.0.113.9', '', false],
  ['what is no address', 'localhost', '0.0.0.0/0', false]
])('WHITELIST (IPs and CIDRs): %s', (_rule, address, whitelist, listed) => {
  expect(isWhitelisted(address, readEnvironment({ WHITELIST: whitelist }))).toBe(listed)
})
