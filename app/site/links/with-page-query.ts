/**
 * A region link that carries the visitor's query along, without a second `force`; the link's own language of a `/network/` page stays. In: the
 * link's address, which may have been given a query before, and the page's query. Out: the same address with this query alone.
 */
export function withPageQuery(href: string, search: string): string {
  const [address = '', own = ''] = href.split('?')
  const lang = new URLSearchParams(own).get('lang')
  const query = new URLSearchParams(search)
  query.delete('force')
  if (address.includes('/network/') && lang) query.set('lang', lang)
  const kept = query.toString()
  return `${address}?force=1${kept ? `&${kept}` : ''}`
}
