import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { nodesOf } from '../../ui/server-html/server-html.client.ts'
import './consent-banner.css'
import type { ConsentChoice } from './consent-cookie.ts'

/**
 * Puts in the server's question for consent: a region at the foot of the screen that is no dialog, takes no focus and no key. It is first in the order of
 * focus, and the page keeps room for it, so that all of the page can be read and reached while it shows. Returns how to take it away.
 */
export function showBanner(html: string, choose: (decision: ConsentChoice['decision']) => Promise<void>): () => void {
  document.body.prepend(nodesOf(html))
  const banner = document.body.firstElementChild as HTMLElement
  banner.addEventListener('submit', event => {
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    const decision = button.value === 'granted' ? 'granted' : 'denied'
    void choose(decision).finally(() => button.removeAttribute('aria-busy'))
  })
  const { style } = document.documentElement
  const room = new ResizeObserver(() => style.setProperty('--consent-banner', `${banner.offsetHeight}px`))
  room.observe(banner)
  const stopWatching = watchFirstButtons()
  return () => {
    stopWatching()
    const hadFocus = banner.contains(document.activeElement)
    room.disconnect()
    banner.remove()
    style.removeProperty('--consent-banner')
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
  }
}

/** The buttons that a page begins with. */
const firstButtons = '.jumbotron__buttons, .get'

/**
 * Says on the body whether they are in view: the question, which would cover them or the terms below them, waits meanwhile. It waits too until the browser has
 * looked. Returns how to stop.
 */
function watchFirstButtons(): () => void {
  const mark = (inView: boolean) => document.body.toggleAttribute('data-first-buttons', inView)
  const observer = new IntersectionObserver(entries => mark(entries.at(-1)?.isIntersecting ?? false))
  const watch = () => {
    observer.disconnect()
    const place = document.querySelector(firstButtons)
    mark(place !== null)
    if (place) observer.observe(place)
  }
  watch()
  const stop = onPageChange(watch)
  return () => {
    stop()
    observer.disconnect()
    mark(false)
  }
}
