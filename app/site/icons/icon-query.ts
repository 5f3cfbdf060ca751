import { maxIconsAsked } from './icon-limits.data.ts'

export type IconQuery = { set: string; names: readonly string[] }
export type IconQueryFault = { parameter: 'set' | 'icons'; reason: string }

const endpoint = '/api/icons/'

/** The address of the call that asks for icons of one set; names in order, so that the same icons have the same address. */
export const iconAddress = ({ set, names }: IconQuery): string =>
  `${endpoint}${set}.json?icons=${names.toSorted().join(',')}`

/** Reads "/api/icons/{set}.json?icons=a,b": set and names, or which parameter is wrong and why; null where the address is another. */
export function readIconQuery(pathname: string, search: string): IconQuery | IconQueryFault | null {
  if (!pathname.startsWith(endpoint) || !pathname.endsWith('.json')) return null
  const set = pathname.slice(endpoint.length, -'.json'.length)
  if (!isIconWord(set)) return { parameter: 'set', reason: words }
  const names = [...new Set((new URLSearchParams(search).get('icons') ?? '').split(','))]
  if (names.length > maxIconsAsked) return { parameter: 'icons', reason: `names at most ${maxIconsAsked} icons` }
  return names.every(isIconWord) ? { set, names } : { parameter: 'icons', reason: words }
}

const words = 'must be of small letters, digits and hyphens'

const word = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longest = 64

/** Whether a text may name a set or an icon: small letters, digits and single hyphens. */
const isIconWord = (text: string): boolean => text.length <= longest && word.test(text)

/** Returns the set and the name there of `set:name`, null for anything else. */
export function readIconName(text: string): { set: string; name: string } | null {
  const [set = '', name = '', ...more] = text.split(':')
  return more.length === 0 && isIconWord(set) && isIconWord(name) ? { set, name } : null
}
