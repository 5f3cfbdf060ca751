import { isIntercepted } from '../../site/http/intercepted.ts'
import { hasCacheablePayload, isLeftToBrowser, knowsNewerBuild } from '../../site/page/known-build.client.ts'
import { prefetchPayload } from '../../site/page/payload-requests.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { whenIdle } from '../../ui/when-present/when-idle.client.ts'
import { type Connection, createPrefetchQueue, mayPrefetch } from './prefetch-queue.ts'

/** A pointer that rests on a link so long is about to press it. */
const hoverMs = 65

/**
 * Asks for the payloads of the pages that may come next: of links in `main` that are in view (on a touch screen, in the first view
 * alone), and of any link that is about to be pressed, with the code. Only what a navigation shows, whose payload is cacheable, and which is not there yet. Aborted when the page is left.
 *
 * @param loadCode loads what shows a page
 */
export function startPrefetch(loadCode: () => Promise<unknown>): void {
  let view = new AbortController()
  const may = () =>
    mayPrefetch((navigator as Navigator & { connection?: Connection }).connection ?? {}) && !knowsNewerBuild()
  const queue = createPrefetchQueue(may, path => prefetchPayload(path, view.signal))
  const want = (link: HTMLAnchorElement, first: boolean) => {
    const { base = '/' } = document.documentElement.dataset
    const { pathname } = link
    const isElsewhere = link.target || link.hasAttribute('download') || pathname === location.pathname
    if (isElsewhere || isLeftToBrowser(pathname) || !isIntercepted(link, location, base)) return
    if (first && may()) loadCode().catch(() => {})
    if (hasCacheablePayload(pathname)) queue.add(pathname, first)
  }

  const inView = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      whenIdle(() => target.isConnected && want(target as HTMLAnchorElement, false))
    }
    if (matchMedia('(hover: none)').matches) inView.disconnect()
  })
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) inView.observe(link)
  }

  let hover: ReturnType<typeof setTimeout> | undefined
  const intend = ({ type, target }: Event) => {
    clearTimeout(hover)
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link) return
    if (type === 'pointerover') hover = setTimeout(() => want(link, true), hoverMs)
    else want(link, true)
  }

  const leave = () => {
    clearTimeout(hover)
    view.abort()
    view = new AbortController()
    queue.clear()
    inView.disconnect()
  }
  onPageChange(() => {
    leave()
    look()
  })
  const passive = { passive: true }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, intend, passive)
  addEventListener('manifest-known', look, passive)
  addEventListener('pagehide', leave, passive)
  addEventListener('pageshow', ({ persisted }) => persisted && look(), passive)
  look()
}
