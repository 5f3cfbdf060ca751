import { patchElement } from './patch-element.client.ts'
import { mayResize, placing } from './placing.ts'

/**
 * The place of an island in the page, which never moves anything in view: what would do so waits until the section is out of sight.
 * In: the section. Out: `take` what it shall show, null for nothing; and how to stop.
 */
export function createPlace(section: HTMLElement): { take(next: Element | null): void; stop(): void } {
  let waiting: { next: Element | null } | null = null

  const settle = () => {
    const free = isFree(section)
    if (free) section.style.minHeight = ''
    if (waiting?.next === null) {
      section.dataset.islandState = free ? 'closed' : 'empty'
      if (free) waiting = null
    } else if (waiting && show(section, waiting.next, free)) waiting = null
  }
  const observer = new IntersectionObserver(() => (waiting || section.style.minHeight ? settle() : undefined))
  observer.observe(section)
  return {
    take(next) {
      waiting = { next }
      settle()
    },
    stop: () => observer.disconnect()
  }
}

function isFree(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return mayResize({ top, bottom, windowHeight: innerHeight, anchors: CSS.supports('overflow-anchor', 'auto') })
}

/** Shows new content. Out: whether it could; where not, the section is as it was. */
function show(section: HTMLElement, next: Element, free: boolean): boolean {
  const before = section.cloneNode(true) as Element
  const height = section.offsetHeight
  const focused = section.contains(document.activeElement) ? document.activeElement : null
  patchElement(section, next.cloneNode(true) as Element)
  const decision = free ? 'place' : placing(section.offsetHeight - height)
  if (decision === 'wait') patchElement(section, before)
  if (decision === 'place and keep the height') section.style.minHeight = `${height}px`
  if (focused && !focused.isConnected) {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  return decision !== 'wait'
}
