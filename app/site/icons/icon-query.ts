import { mostIconsAsked } from './icon-limits.data.ts'
import { isIconWord } from './icon-name.ts'

export type IconQuery = { set: string; names: readonly string[] }
export type IconQueryFault = { parameter: 'set' | 'icons'; reason: string }

const endpoint = '/api/icons/'

/** The address of the call that asks for icons of one set; names in order, so that the same icons have the same address. */
export const iconAddress = ({ set, names }: IconQuery): string =>
  `${endpoint}${set}.json?icons=${names.toSorted().join(',')}`

/**
 * Reads what is asked for: "/api/icons/{set}.json?icons=a,b". In: the pathname and the query as they were sent. Out: the set and the names, each once; or
 * which parameter is wrong and why, without repeating it; null where the address is another.
 */
export function readIconQuery(pathname: string, search: string): IconQuery | IconQueryFault | null {
  if (!pathname.startsWith(endpoint) || !pathname.endsWith('.json')) return null
  const set = pathname.slice(endpoint.length, -'.json'.length)
  if (!isIconWord(set)) return { parameter: 'set', reason: words }
  const names = [...new Set((new URLSearchParams(search).get('icons') ?? '').split(','))]
  if (names.length > mostIconsAsked) return { parameter: 'icons', reason: `names at most ${mostIconsAsked} icons` }
  return names.every(isIconWord) ? { set, names } : { parameter: 'icons', reason: words }
}

const words = 'must be of small letters, digits and hyphens'
