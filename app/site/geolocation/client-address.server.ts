import { BlockList, isIP } from 'node:net'
import { memoizeBy } from '../../domain/memoize.ts'
import { plainAddress } from './ip-range.ts'

const listOf = memoizeBy((ranges: readonly string[]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return list
})

export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const family = isIP(address)
  return family !== 0 && listOf(ranges).check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Addresses that no public network has: of this machine, a local network, or a provider's own. Nobody can place them. */
const privateRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10'
]
export const isPrivateAddress = (address: string): boolean => isInRanges(plainAddress(address), privateRanges)

/** "Client address: the right-most untrusted hop of X-Forwarded-For when the peer is trusted." */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  let address = peer
  const hops = (forwardedFor ?? '').split(',').map(hopAddress).filter(Boolean)
  while (isInRanges(address, trusted)) {
    const hop = hops.pop()
    if (!hop || isIP(hop) === 0) break
    address = hop
  }
  return plainAddress(address)
}

/** Some proxies write quotes, or the port too: `203.0.113.9:4711`, `"[2001:db8::1]:4711"`. */
const hopAddress = (hop: string): string =>
  hop
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
