import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { isVisible } from '../../ui/screen/is-visible.client.ts'
import { wait } from '../../ui/wait/wait.client.ts'
import { followHeader, followScrolling, type Motion, quickActions } from './quick-actions.ts'

/** Links to the download, wherever they are. */
const downloads = 'a:is([href$="/download/"], [href*="/download/start/"]):not([data-quick])'
/** So close together are the points that are looked at below the button. */
const stepPx = 8
/** From so far below its place the button comes, as its styles say. */
const slidePx = 12

/** Shows and hides the floating actions as the page is scrolled. */
export function startQuickArea(): void {
  const button = (name: string) => document.querySelector<HTMLElement>(`[data-quick=${name}]`)
  let motion: Motion = 'resting'
  const show = () => {
    const awayFromTop = scrollY > 0
    const download = button('download')
    const top = button('top')
    if (top) top.hidden = !awayFromTop
    const shown = quickActions({
      motion,
      awayFromTop,
      downloadInView: [...document.querySelectorAll(downloads)].some(isInView),
      covers: download !== null && motion === 'resting' && liesOnSomething(download),
      topCovers: top !== null && awayFromTop && motion !== 'scrolling' && liesOnSmallControl(top)
    })
    if (top) top.dataset.hidden = `${!shown.top}`
    if (download) download.dataset.hidden = `${!shown.download}`
  }
  const scrolling = followScrolling(wait, told => {
    motion = told
    show()
  })
  const moveHeader = followHeader(place => {
    if (place) document.documentElement.dataset.header = place
    else delete document.documentElement.dataset.header
  })
  addEventListener(
    'scroll',
    () => {
      moveHeader(scrollY)
      scrolling.scrolled()
    },
    { passive: true }
  )
  document.addEventListener('click', ({ target }) => (target as Element).closest('[data-quick=top]') && toTop())
  onPageChange(show)
  moveHeader(scrollY)
  scrolling.scrolled()
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && isVisible(element)
}

type Box = { left: number; right: number; top: number; bottom: number }

const meets = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Where what floats is when it is shown: while it is hidden it is moved. */
function boxOf(floating: HTMLElement): Box {
  const { left, right } = floating.getBoundingClientRect()
  const area = (floating.offsetParent ?? floating).getBoundingClientRect()
  const top = area.top + floating.offsetTop
  return { left, right, top, bottom: top + floating.offsetHeight + slidePx }
}

/** The elements under a box, the nearest at each point. */
function elementsBelow({ left, right, top, bottom }: Box): Set<Element> {
  const below = new Set<Element>()
  for (let x = left; x <= right; x += stepPx)
    for (let y = top; y <= bottom; y += stepPx) {
      const found = document.elementsFromPoint(x, y).find(element => !element.closest('.quick-area'))
      if (found) below.add(found)
    }
  return below
}

/** Whether it lies on a control that is hardly larger than itself. A wide row is pressed beside it. */
function liesOnSmallControl(floating: HTMLElement): boolean {
  const box = boxOf(floating)
  return [...elementsBelow(box)].some(element => {
    const control = element.closest('a, button, input, summary')?.getBoundingClientRect()
    return control && control.width <= 2 * floating.offsetWidth && meets(control, box)
  })
}

/** Whether it lies on words, or on what is pressed or looked at. */
function liesOnSomething(floating: HTMLElement): boolean {
  const box = boxOf(floating)
  // The letters of a heading reach out of its box, so that no point finds them.
  const below = [...elementsBelow(box), ...document.querySelectorAll('main :is(h1, h2, h3)')]
  const words = document.createRange()
  return below.some(element => {
    if (element.closest('a, button, input, label, summary, svg, img[alt]:not([alt=""])')) return true
    return [...element.childNodes].some(node => {
      if (node.nodeType !== Node.TEXT_NODE) return false
      words.selectNodeContents(node)
      return [...words.getClientRects()].some(at => meets(at, box))
    })
  })
}

/** Back to the top, and the focus with it: the button is about to be hidden. */
function toTop(): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  scrollTo({ top: 0, behavior })
  document.querySelector('header')?.focus({ preventScroll: true })
}
