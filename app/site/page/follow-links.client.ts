import type { NavigateFunction } from 'react-router'
import { loadModulesOf } from './route-modules.client.ts'

/**
 * Hands presses of plain links inside still parts to the router. Left to the browser: modified presses, other targets and origins, downloads,
 * other locales, `/network/`, what is no page, addresses with a query, and places within the page. In: the router's navigate. Out: how to stop.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const base = document.documentElement.dataset.base ?? '/'
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest?.('a')
    if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.regionLink !== undefined) return
    const path = routedPath(link, location, base)
    if (path === null) return
    event.preventDefault()
    loadModulesOf(path).then(
      () => navigate(path),
      () => location.assign(link.href)
    )
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/** Out: where the router should go, without the locale's base, or null where the browser does it better. */
export function routedPath(to: Address, from: Address, base: string): string | null {
  if (to.origin !== from.origin || !to.pathname.startsWith(base) || !to.pathname.endsWith('/')) return null
  if (to.pathname === from.pathname && to.search === from.search && to.hash) return null
  if (to.search || /^\/(api|download\/start|sample-client)\//.test(to.pathname)) return null
  const path = to.pathname.slice(base.length - 1)
  if (path.startsWith('/network/') || /^\/[a-z]{2}(-[a-z]{2})?\//.test(path)) return null
  return `${path}${to.hash}`
}
