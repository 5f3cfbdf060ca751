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
  return () => {
    const hadFocus = banner.contains(document.activeElement)
    room.disconnect()
    banner.remove()
    style.removeProperty('--consent-banner')
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
  }
}
