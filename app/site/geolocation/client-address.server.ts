import { BlockList, isIP } from 'node:net'

const lists = new WeakMap<readonly string[], BlockList>()

function listOf(ranges: readonly string[]): BlockList {
  const known = lists.get(ranges)
  if (known) return known
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  lists.set(ranges, list)
  return list
}

export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const family = isIP(address)
  return family !== 0 && listOf(ranges).check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** "Client address: the right-most untrusted hop of X-Forwarded-For when the peer is trusted." */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: readonly string[]): string {
  let address = peer
  const hops = (forwardedFor ?? '').split(',').map(hop => hop.trim())
  while (isInRanges(address, trusted)) {
    const hop = withoutPort(hops.pop() ?? '')
    if (!hop || isIP(hop) === 0) break
    address = hop
  }
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
