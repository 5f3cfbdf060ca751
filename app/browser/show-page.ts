import { allowedAddress } from '../domain/links/refused-navigation.ts'
import { showFaultScreen } from '../shell/error-screen/fault.client.ts'
import { markCurrent } from '../shell/header/mark-current.client.ts'
import { loadDocument } from '../site/http/reload-guard.client.ts'
import type { Payload } from '../site/page/payload.ts'
import { endParts } from '../ui/hydrated/hydrate.client.ts'
import { announcePage } from '../ui/page-change/page-change.client.ts'
import { nodesOf, putHtml } from '../ui/server-html/server-html.client.ts'
import { adoptStyles } from '../ui/styles/adopt-styles.client.ts'
import { namedPlace } from './named-place.ts'
import { sharePicture } from './shared-picture.client.ts'

/** Shows the page of a navigation. Where its payload cannot be had, the browser loads the document under the reload guard; else an error screen says so. */
export async function showPage(event: NavigateEvent, payload: Promise<Payload>): Promise<void> {
  const { url } = event.destination
  const { pathname, hash } = new URL(url)
  const arrived = () => delete document.documentElement.dataset.leaving
  // One that takes its place says afterwards that it is on its way.
  event.signal.addEventListener('abort', arrived)
  try {
    const page = await payload
    // A press elsewhere may take over while the transition waits for its frame.
    const update = () => event.signal.aborted || apply(page)
    if (!event.signal.aborted) await change(update, hash ? null : event.sourceElement)
  } catch {
    if (event.signal.aborted || loadDocument(url)) return
    await change(showFault)
  } finally {
    if (!event.signal.aborted) arrived()
  }
  if (event.signal.aborted) return
  event.scroll()
  markCurrent()
  announcePage(pathname)
  takeFocus(hash)
  const announced = document.getElementById('announced')
  if (announced) announced.textContent = document.title
}

/** Where the visitor wants no motion nothing moves. In: the change of the document, and the link that was pressed. */
function change(update: () => unknown, link: Element | null = null): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    update()
    return Promise.resolve()
  }
  const shared = sharePicture(link)
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
    update()
    shared?.arrive()
  })
  const skipped = () => {}
  ready.catch(skipped)
  void finished.catch(skipped).then(() => shared?.end())
  return updateCallbackDone
}

const mainOf = () => document.querySelector('main') ?? document.body

function apply({ title, head, styles, main, shell, headerOver, regionLinks }: Payload): void {
  document.title = title
  // A place in the page is found again by Back only where all of it is laid out (base.css).
  delete document.documentElement.dataset.late
  for (const element of document.querySelectorAll('[data-head]')) element.remove()
  document.head.append(nodesOf(head))
  for (const { id, css } of styles) if (!document.querySelector(`style[data-style~="${id}"]`)) adoptStyles(css)
  replace(mainOf(), main)
  mainOf().className = ''
  for (const [name, html] of Object.entries(shell)) {
    const place = document.querySelector(`[data-part="${name}"]`)
    if (place) replace(place, html)
  }
  document.querySelector('header.header')?.classList.toggle('header--over', headerOver)
  document.body.removeAttribute('data-error-message')
  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>('a[data-region-link]').entries()) {
    const href = allowedAddress(regionLinks[index], { external: true })
    if (href) link.href = href
  }
}

function showFault(): void {
  endParts(mainOf())
  showFaultScreen(mainOf())
}

function replace(place: Element, html: string): void {
  endParts(place)
  putHtml(place, html)
}

/** The new heading takes the focus, or what the address names, so that a screen reader goes on from there. */
function takeFocus(hash: string): void {
  const target = namedPlace(hash) ?? document.querySelector<HTMLElement>('main h1') ?? mainOf()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
