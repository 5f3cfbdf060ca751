import { withoutSecret } from '../../app/site/links/with-page-query.ts'
import { type RenderedResponse, renderedResponse } from './cached-response.ts'

const longestKeptQuery = 1000
/** A link that chooses a region or a language; one with a scheme leads to another site. */
const choosing = /"(https?:)?([^"?]*)\?force=1"/g

/** Adds the visitor's query to the links that choose a region or a language, so that they work without JavaScript; to other sites without a secret. */
export function withQuery(document: RenderedResponse, search: string): RenderedResponse {
  const carried = carriedQuery(search)
  if (!carried) return document
  const shared = carriedQuery(withoutSecret(search))
  const body = document.body.toString().replaceAll(choosing, (_link, scheme = '', address) => {
    const query = scheme ? shared : carried
    return `"${scheme}${address}?force=1${query && `&amp;${query}`}"`
  })
  return renderedResponse({ status: document.status, headers: { ...document.headers }, body })
}

/** The query without `force`, escaped for an attribute; empty where there is none or it is too long to keep. */
export function carriedQuery(search: string): string {
  if (search.length > longestKeptQuery) return ''
  const query = new URLSearchParams(search)
  query.delete('force')
  return query.toString().replaceAll('&', '&amp;')
}
