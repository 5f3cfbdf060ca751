import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { wait } from '../../ui/wait/wait.client.ts'
import { followScrolling, type Motion, quickActions } from './quick-actions.ts'

/** Shows and hides the floating actions as the page is scrolled. */
export function startQuickArea(): void {
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
  const scrolling = followScrolling(wait, told => {
    motion = told
    show()
  })
  addEventListener('scroll', () => scrolling.scrolled(), { passive: true })
  document.addEventListener('click', ({ target }) => (target as Element).closest('[data-quick=top]') && toTop())
  onPageChange(show)
  scrolling.scrolled()
}

/** Back to the top, and the focus with it: the button is about to be hidden. */
function toTop(): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  scrollTo({ top: 0, behavior })
  document.querySelector('header')?.focus({ preventScroll: true })
}
