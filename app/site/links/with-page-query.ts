import { forceQuery } from '../http/address-answer.ts'

/** The token from a mail's link: it opens a visitor's data. */
const secret = 'token'

/** A query as another site may learn it: without the secret of a mail's link. In and out: with its question mark, or empty. */
export function withoutSecret(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(secret)) return search
  query.delete(secret)
  return query.size > 0 ? `?${query}` : ''
}

/** A query without `force`, all else of it as it was. In and out: with its question mark, or empty. */
export function withoutForce(search: string): string {
  const parts = search.slice(1).split('&')
  const kept = parts.filter(part => !/^force(=|$)/.test(part)).join('&')
  return kept ? `?${kept}` : ''
}

/** Adds the visitor's query to a region link, without a second `force`, and without a secret to another site; a `/network/` link keeps its language. */
export function withPageQuery(href: string, search: string): string {
  const [address = '', own = ''] = href.split('?')
  const lang = new URLSearchParams(own).get('lang')
  const query = new URLSearchParams(href.startsWith('/') ? search : withoutSecret(search))
  query.delete('force')
  if (address.includes('/network/') && lang) query.set('lang', lang)
  const rest = query.toString()
  return `${address}${forceQuery}${rest ? `&${rest}` : ''}`
}
