/** How IPv6 begins that holds an IPv4 address: mapped (`::ffff:10.0.0.1`) and translated by NAT64 (`64:ff9b::10.0.0.1`). */
const beforeIpv4 = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255],
  [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0]
]

/** The bytes of an address: 4 of IPv4, 16 of IPv6; IPv4 inside IPv6 is IPv4, and the zone of an interface (`%eth0`) is left out. Null where it is no address. */
export function parseAddress(text: string): readonly number[] | null {
  if (!text.includes(':')) return parseIpv4(text)
  const bytes = parseIpv6(withoutZone(text))
  const holdsIpv4 = bytes && beforeIpv4.some(start => start.every((byte, index) => bytes[index] === byte))
  return holdsIpv4 ? bytes.slice(12) : bytes
}

/** An address as all parts of the site compare it: IPv4 inside IPv6 as IPv4, and no zone. Other text stays as it is. */
export function plainAddress(text: string): string {
  const bytes = parseAddress(text)
  return bytes?.length === 4 ? bytes.join('.') : withoutZone(text)
}

const withoutZone = (text: string): string => text.replace(/%[^%]+$/, '')

/** Whether a text is an address, or a network as CIDR with as many bits as its family has. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = address.includes(':') ? 128 : 32
  return (
    rest.length === 0 &&
    !address.includes('%') &&
    parseAddress(address) !== null &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= family))
  )
}

/** One key for all addresses that belong to one connection: "an IPv6 /64 is one address". What is no address is its own key. */
export function networkKey(address: string): string {
  const bytes = parseAddress(address)
  if (!bytes) return address
  return bytes.length === 4 ? bytes.join('.') : `${groups(bytes.slice(0, 8)).join(':')}::/64`
}

/** The range that one customer of a provider may have: an IPv4 /24, an IPv6 /48. Other text is its own key. */
export function widerNetwork(address: string): string {
  const bytes = parseAddress(address)
  if (!bytes) return address
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : `${groups(bytes.slice(0, 6)).join(':')}::/48`
}

const groups = (bytes: readonly number[]) =>
  Array.from({ length: bytes.length / 2 }, (_, index) =>
    ((bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0)).toString(16)
  )

function parseIpv4(text: string): number[] | null {
  const parts = text.split('.')
  return parts.length === 4 && parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
    ? parts.map(Number)
    : null
}

/** The parser of URLs writes each group in hexadecimal, one that is IPv4 as well. */
function parseIpv6(text: string): number[] | null {
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null
  const written = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [first = [], last = []] = written.split('::').map(part =>
    part.split(':').flatMap(group => {
      const word = Number.parseInt(group, 16)
      return group === '' ? [] : [word >> 8, word & 255]
    })
  )
  return [...first, ...Array<number>(16 - first.length - last.length).fill(0), ...last]
}
