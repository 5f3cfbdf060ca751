import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { followScrolling, type Motion, quickActions } from './quick-actions.ts'

/** Shows and hides the floating actions as the page is scrolled. Returns how to stop. */
export function startQuickArea(): () => void {
  const stop = new AbortController()
  const on = { passive: true, signal: stop.signal }
  const button = (name: string) => document.querySelector<HTMLElement>(`[data-quick=${name}]`)
  let motion: Motion = 'resting'
  const show = () => {
    const awayFromTop = scrollY > 0
    const shown = quickActions(motion, awayFromTop)
    const top = button('top')
    if (top) {
      top.hidden = !awayFromTop
      top.dataset.hidden = `${!shown.top}`
    }
    const download = button('download')
    if (download) download.dataset.hidden = `${!shown.download}`
  }
  const scrolling = followScrolling(
    (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    told => {
      motion = told
      show()
    }
  )
  addEventListener('scroll', () => scrolling.scrolled(), on)
  document.addEventListener('click', ({ target }) => (target as Element).closest('[data-quick=top]') && toTop(), on)
  const stopListening = onPageChange(show)
  show()
  return () => {
    stop.abort()
    stopListening()
    scrolling.end()
  }
}

/** Back to the top, and the focus with it: the button is about to be hidden. */
function toTop(): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  scrollTo({ top: 0, behavior })
  document.querySelector('header')?.focus({ preventScroll: true })
}
