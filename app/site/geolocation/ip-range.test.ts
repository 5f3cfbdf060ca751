import { BlockList, isIP } from 'node:net'
import { expect, it } from 'vitest'
import { isAddressOrRange, networkKey, parseAddress } from './ip-range.ts'

it.each([
  '1.2.3.4',
  '0.0.0.0',
  '255.255.255.255',
  '256.1.1.1',
  '1.2.3',
  '1.2.3.4.5',
  '01.2.3.4',
  '',
  'localhost',
  '::',
  '::1',
  '1::',
  '2001:db8::1',
  '2001:db8:0:0:0:0:0:1',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7',
  '1::2::3',
  ':1',
  '1:',
  ':::',
  '12345::',
  '1:2:3:4:5:6:7::',
  '1:2:3:4:5:6:7:8::',
  '::ffff:10.0.0.1',
  '64:ff9b::1.2.3.4',
  '1.2.3.4::',
  '::1.2.3',
  'g::1',
  '1:2:3:4:5:6:1.2.3.4',
  'fe80::1%eth0',
  'fe80::1%',
  'fe80::1%a%b',
  '%eth0',
  '1.2.3.4%eth0'
])("'%s' is an address exactly where node says so", text => {
  expect(parseAddress(text) !== null).toBe(isIP(text) !== 0)
})

it.each<[rule: string, text: string, bytes: number[]]>([
  ['IPv4', '10.0.0.1', [10, 0, 0, 1]],
  ['IPv4-mapped IPv6', '::ffff:10.0.0.1', [10, 0, 0, 1]],
  ['IPv4-mapped IPv6', '::FFFF:a00:1', [10, 0, 0, 1]],
  ['IPv4 behind NAT64', '64:ff9b::10.0.0.1', [10, 0, 0, 1]],
  ['a local NAT64 prefix is IPv6', '64:ff9b:1::10.0.0.1', [0, 100, 255, 155, 0, 1, 0, 0, 0, 0, 0, 0, 10, 0, 0, 1]],
  ['no zone', 'fe80::1%eth0', [0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['IPv6', '2001:db8::ff', [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255]]
])('%s: %s', (_rule, text, bytes) => {
  expect(parseAddress(text)).toEqual(bytes)
})

it.each<[text: string, valid: boolean]>([
  ['10.0.0.0/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/8/8', false],
  ['::1/128', true],
  ['::1/129', false],
  ['2001:db8::/32', true],
  ['203.0.113.9', true],
  ['fe80::1%eth0', false],
  ['localhost', false]
])('IPs and CIDRs: %s is %s, and what is one can be put into a block list', (text, valid) => {
  expect(isAddressOrRange(text)).toBe(valid)
  const [address = '', bits] = text.split('/')
  const add = () => new BlockList().addSubnet(address, Number(bits ?? 32), address.includes(':') ? 'ipv6' : 'ipv4')
  if (valid) expect(add).not.toThrow()
})

it.each<[rule: string, one: string, other: string, same: boolean]>([
  ['an IPv6 /64 is one address', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['another /64 is another', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['IPv4 addresses are each their own', '10.0.0.1', '10.0.0.2', false],
  ['IPv4 however it is written', '10.0.0.1', '::ffff:10.0.0.1', true],
  ['IPv4 behind NAT64', '10.0.0.1', '64:ff9b::a00:1', true],
  ['a zone makes no other network', '2001:db8::1%z1', '2001:db8::1%z2', true]
])('%s', (_rule, one, other, same) => {
  expect(networkKey(one) === networkKey(other)).toBe(same)
})
