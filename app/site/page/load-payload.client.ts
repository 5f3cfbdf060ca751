import type { ClientLoaderFunctionArgs } from 'react-router'
import { loadDocument } from '../http/reload-guard.client.ts'
import { allowedAddress } from '../links/allowed-address.ts'
import type { Payload } from './payload.ts'
import { payloadOf } from './payload-requests.client.ts'
import { keepStillMarkup } from './still-markup.client.ts'

const payloads = new Map<string, Payload>()

/**
 * The clientLoader of every page route: brings the page's payload and keeps its still parts. Where it cannot be had
 * (no such page, no network, another build) the browser loads the document instead, which says what is wrong.
 *
 * @throws what went wrong, for the error screen, where the document has just been loaded and is not loaded again
 */
export async function loadPayload({ request }: ClientLoaderFunctionArgs): Promise<null> {
  const { pathname, href } = new URL(request.url)
  try {
    const payload = await payloadOf(pathname, request.signal)
    payloads.set(pathname, payload)
    adoptStyles(payload.styles)
    keepStillMarkup(pathWithoutLocale(pathname), payload.still)
  } catch (error) {
    if (request.signal.aborted || !loadDocument(href)) throw error
    await new Promise(() => {})
  }
  return null
}

const screens = new Set<string>()

/** Adds the styles of a screen that the document has not had yet. */
function adoptStyles(styles: Payload['styles']): void {
  if (!styles || screens.has(styles.screen) || document.querySelector(`style[data-screen="${styles.screen}"]`)) return
  screens.add(styles.screen)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.css)
  document.adoptedStyleSheets.push(sheet)
}

function pathWithoutLocale(pathname: string): string {
  const prefix = document.documentElement.dataset.base ?? '/'
  return `/${pathname.slice(prefix.length)}`
}

/** Gives the document what the new page says of itself: title, head and the region links that keep the page. In: the address's pathname. */
export function applyPayload(pathname: string): void {
  const payload = payloads.get(pathname)
  if (!payload) return
  document.title = payload.title
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove()
  document.head.append(document.createRange().createContextualFragment(payload.head))
  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>('a[data-region-link]').entries()) {
    const href = allowedAddress(payload.regionLinks[index], { external: true })
    if (href) link.href = href
  }
}
