import { expect, it, vi } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { clientAddress, isInRanges, isPrivateAddress } from './client-address.server.ts'
import { localPlace, visitorLocation } from './visitor-location.ts'

const loopback = ['127.0.0.0/8', '::1']
const proxies = [...loopback, '10.0.0.0/8', '2001:db8:1::/48']

it.each<[rule: string, peer: string, forwardedFor: string | undefined, trusted: string[], address: string]>([
  ['the peer itself', '203.0.113.9', undefined, loopback, '203.0.113.9'],
  ['what an untrusted peer says is ignored', '203.0.113.9', '198.51.100.1', loopback, '203.0.113.9'],
  [
    'the right-most untrusted hop when the peer is trusted',
    '127.0.0.1',
    '6.6.6.6, 203.0.113.9',
    loopback,
    '203.0.113.9'
  ],
  ['over several proxies', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3', proxies, '203.0.113.9'],
  ['an IPv4-mapped peer', '::ffff:127.0.0.1', '203.0.113.9', loopback, '203.0.113.9'],
  ['an IPv4-mapped hop', '127.0.0.1', '::ffff:203.0.113.9', loopback, '203.0.113.9'],
  ['IPv6 proxies', '2001:db8:1::5', '2001:db8:2::1', proxies, '2001:db8:2::1'],
  ['a hop with a port', '127.0.0.1', '203.0.113.9:4711', loopback, '203.0.113.9'],
  ['an IPv6 hop with a port', '127.0.0.1', '[2001:db8:2::1]:4711', loopback, '2001:db8:2::1'],
  ['a trusted peer without the header', '127.0.0.1', undefined, loopback, '127.0.0.1'],
  ['only trusted hops: the farthest', '127.0.0.1', '10.0.0.1, 10.0.0.2', proxies, '10.0.0.1'],
  ['a hop that is no address ends the walk', '127.0.0.1', '203.0.113.9, unknown, 10.0.0.2', proxies, '10.0.0.2'],
  ['a comma at the end', '127.0.0.1', '203.0.113.9, ', loopback, '203.0.113.9'],
  ['quotes', '127.0.0.1', '"203.0.113.9"', loopback, '203.0.113.9'],
  ['quotes about a port', '127.0.0.1', '"[2001:db8:2::1]:4711"', loopback, '2001:db8:2::1'],
  ['a hop with a zone', '127.0.0.1', '2001:db8:2::1%eth0', loopback, '2001:db8:2::1'],
  ['a hop behind NAT64', '127.0.0.1', '64:ff9b::203.0.113.9', loopback, '203.0.113.9'],
  ['a proxy behind NAT64 is not trusted by its IPv4', '64:ff9b::10.0.0.1', '203.0.113.9', proxies, '10.0.0.1'],
  [
    'a private hop that is not trusted hides who is behind it',
    '127.0.0.1',
    '203.0.113.9, 10.0.0.1',
    loopback,
    '10.0.0.1'
  ],
  ['nothing in the header', '127.0.0.1', ' , ', loopback, '127.0.0.1']
])('%s', (_rule, peer, forwardedFor, trusted, address) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toBe(address)
})

it.each<[rule: string, address: string, ranges: string[], inside: boolean]>([
  ['an address of a CIDR', '10.255.0.1', ['10.0.0.0/8'], true],
  ['IPv4-mapped IPv6', '::ffff:10.255.0.1', ['10.0.0.0/8'], true],
  ['a single address', '203.0.113.9', ['203.0.113.9'], true],
  ['another one', '203.0.113.8', ['203.0.113.9'], false],
  ['what is no address', 'localhost', ['10.0.0.0/8'], false],
  ['no ranges', '203.0.113.9', [], false]
])('%s', (_rule, address, ranges, inside) => {
  expect(isInRanges(address, ranges)).toBe(inside)
})

it.each<[address: string, isPrivate: boolean]>([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['169.254.1.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['::ffff:192.168.1.1', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['localhost', false]
])('an address that no public network has: %s is %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})

const unknown = { country: null, region: null, countryKey: null }
const geoHeaders = ['cf-ipcountry', 'cf-region-code']
const table = () => ({ country: 'BE', region: null })

it.each<
  [rule: string, evidence: Partial<Parameters<typeof visitorLocation>[0]>, location: ReturnType<typeof visitorLocation>]
>([
  [
    'headers of a trusted proxy',
    { headers: { 'cf-ipcountry': 'fr', 'cf-region-code': 'idf' } },
    { country: 'FR', region: 'IDF', countryKey: 'FR' }
  ],
  [
    'special key CAON for Ontario, Canada',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' } },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'a region with its country before it',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'CA-ON' } },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'a header that came from outside, and the one that the trusted proxy wrote after it',
    { headers: { 'cf-ipcountry': 'NO, CA', 'cf-region-code': ['QC', 'ON'] } },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'a region where the country should stand names no country',
    { headers: { 'cf-ipcountry': 'US-CA' }, lookUp: table },
    { country: 'BE', region: null, countryKey: 'BE' }
  ],
  [
    'the rest of Canada',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' } },
    { country: 'CA', region: 'QC', countryKey: 'CA' }
  ],
  [
    'ON of another country',
    { headers: { 'cf-ipcountry': 'US', 'cf-region-code': 'ON' } },
    { country: 'US', region: 'ON', countryKey: 'US' }
  ],
  [
    'no region header: it may be Ontario, so that no law is sure',
    { headers: { 'cf-ipcountry': 'CA' }, geoHeaders: ['cf-ipcountry'] },
    { country: 'CA', region: null, countryKey: null }
  ],
  [
    'a region that is no code',
    { headers: { 'cf-ipcountry': 'US', 'cf-region-code': 'Maryland' } },
    { country: 'US', region: null, countryKey: 'US' }
  ],
  [
    'Canada without a province: the database tells whether it is Ontario',
    { headers: { 'cf-ipcountry': 'CA' }, lookUp: () => ({ country: 'CA', region: 'ON' }) },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'a name is no province of Canada: the database tells',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'Ontario' }, lookUp: () => ({ country: 'CA', region: 'ON' }) },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'nor is a code of three letters',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'ONT' }, lookUp: () => ({ country: 'CA', region: 'ON' }) },
    { country: 'CA', region: 'ON', countryKey: 'CAON' }
  ],
  [
    'the header counts where the database disagrees on the country',
    { headers: { 'cf-ipcountry': 'CA' }, lookUp: () => ({ country: 'US', region: 'ON' }) },
    { country: 'CA', region: null, countryKey: null }
  ],
  [
    'a province in the header counts before the database',
    { headers: { 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' }, lookUp: () => ({ country: 'CA', region: 'ON' }) },
    { country: 'CA', region: 'QC', countryKey: 'CA' }
  ],
  [
    'a header that came twice names no country',
    { headers: { 'cf-ipcountry': 'FR, BE' }, lookUp: table },
    { country: 'BE', region: null, countryKey: 'BE' }
  ],
  ['count only when the peer is a trusted proxy', { headers: { 'cf-ipcountry': 'FR' }, peerIsTrusted: false }, unknown],
  [
    'then the database',
    { headers: { 'cf-ipcountry': 'FR' }, peerIsTrusted: false, lookUp: table },
    { country: 'BE', region: null, countryKey: 'BE' }
  ],
  ['XX is unknown', { headers: { 'cf-ipcountry': 'XX' } }, unknown],
  ['T1 is unknown', { headers: { 'cf-ipcountry': 'T1' } }, unknown],
  [
    'then the database',
    { headers: { 'cf-ipcountry': 'XX' }, lookUp: table },
    { country: 'BE', region: null, countryKey: 'BE' }
  ],
  ['ZZ is unknown', { headers: { 'cf-ipcountry': 'ZZ' } }, unknown],
  ['a code that no country has', { headers: { 'cf-ipcountry': 'QQ' } }, unknown],
  ['UK is GB', { headers: { 'cf-ipcountry': 'UK' } }, { country: 'GB', region: null, countryKey: 'GB' }],
  ['quotes', { headers: { 'cf-ipcountry': '"FR"' } }, { country: 'FR', region: null, countryKey: 'FR' }],
  ['then unknown', { lookUp: () => null }, unknown],
  ['what is no country', { headers: { 'cf-ipcountry': 'France' } }, unknown]
])('%s', (_rule, evidence, location) => {
  expect(visitorLocation({ headers: {}, geoHeaders, peerIsTrusted: true, ...evidence })).toEqual(location)
})

it.each<[rule: string, headers: Record<string, string>, heard: string[]]>([
  ['no country', { 'cf-ipcountry': 'XX' }, ['unknown-code', 'XX']],
  ['Tor', { 'cf-ipcountry': 't1' }, ['unknown-code', 'T1']],
  ['a name', { 'cf-ipcountry': 'France' }, ['unknown-code', 'FRANCE']],
  ['no province', { 'cf-ipcountry': 'CA', 'cf-region-code': 'ONT' }, ['unknown-region', 'ONT']],
  ['a province', { 'cf-ipcountry': 'CA', 'cf-region-code': 'CA-QC' }, []],
  ['a region elsewhere', { 'cf-ipcountry': 'FR', 'cf-region-code': 'ILE-DE-FRANCE' }, []],
  ['a country', { 'cf-ipcountry': 'UK' }, []],
  ['nothing', {}, []]
])('a code that names no country or province is heard of: %s', (_rule, headers, heard) => {
  const unknownCode = vi.fn()
  visitorLocation({ headers, geoHeaders, peerIsTrusted: true, unknownCode })
  expect(unknownCode.mock.calls.flat()).toEqual(heard)
})

const domains = { REGION_DOMAINS: '{"global":"https://room.test"}' }
const belgium = { country: 'BE', region: null, countryKey: 'BE' }

it.each<
  [
    rule: string,
    variables: Record<string, string>,
    facts: { isPrivate?: boolean; isForwarded?: boolean },
    place: ReturnType<typeof localPlace>
  ]
>([
  ['a private address is a place without any rule', {}, {}, { ...unknown, isLocal: true }],
  ['not a public one', {}, { isPrivate: false }, null],
  ['not behind a proxy', {}, { isForwarded: true }, null],
  ['not on a site for the public', domains, {}, null],
  ['LOCAL_VISITOR names another place', { LOCAL_VISITOR: 'BE' }, {}, belgium],
  ['LOCAL_VISITOR=CAON is Ontario', { LOCAL_VISITOR: 'CAON' }, {}, { country: 'CA', region: 'ON', countryKey: 'CAON' }],
  ['LOCAL_VISITOR counts on a site for the public too', { ...domains, LOCAL_VISITOR: 'BE' }, {}, belgium],
  ['LOCAL_VISITOR never counts behind a proxy', { LOCAL_VISITOR: 'BE' }, { isForwarded: true }, null],
  ['LOCAL_VISITOR never counts for a public address', { LOCAL_VISITOR: 'BE' }, { isPrivate: false }, null]
])('S6-8 %s', (_rule, variables, facts, place) => {
  const environment = readEnvironment(variables)
  expect(localPlace({ isPrivate: true, isForwarded: false, environment, ...facts })).toEqual(place)
})
