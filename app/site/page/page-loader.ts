import { data, type LoaderFunctionArgs } from 'react-router'
import { pageScopeContext } from './use-page.tsx'

/**
 * The loader of every page route. It sends nothing to the browser: server-rendered parts read the page's scope themselves.
 * Throws the error screen's response where the server decided against the page (design section 9).
 */
export function loadPage({ context }: LoaderFunctionArgs): null {
  const { outcome } = context.get(pageScopeContext)
  if (outcome.status !== 200) throw data({ message: outcome.message }, { status: outcome.status })
  return null
}
