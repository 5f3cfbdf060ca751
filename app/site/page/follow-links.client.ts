import type { NavigateFunction } from 'react-router'
import { loadDocument } from '../http/reload-guard.client.ts'
import { isLeftToBrowser } from '../manifest/known-build.client.ts'
import { loadModulesOf } from './route-modules.client.ts'

/** The event that says of a pressed link that its page did not open: its code is lost, and its document has just been loaded. `detail` is the address. */
export const navigationRefused = 'navigation-refused'

/**
 * Hands presses of plain links inside still parts to the router. Left to the browser: modified presses, other targets and origins, downloads,
 * other locales, what loads as a document, addresses with a query, places within the page, and every link once a newer build is known.
 * In: the router's navigate. Out: how to stop.
 */
export function followLinks(navigate: NavigateFunction): () => void {
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
    const path = link && followedPath(link)
    if (!path) return
    event.preventDefault()
    loadModulesOf(path).then(
      () => navigate(path),
      () => {
        if (!loadDocument(link.href)) dispatchEvent(new CustomEvent(navigationRefused, { detail: link.href }))
      }
    )
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Out: where the router goes when a link is pressed, without the locale's base, or null where the press is left to the browser. */
export function followedPath(link: HTMLAnchorElement): string | null {
  if (!link.href || link.target || link.hasAttribute('download') || link.dataset.regionLink !== undefined) return null
  if (isLeftToBrowser(link.pathname)) return null
  return routedPath(link, location, document.documentElement.dataset.base ?? '/')
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
