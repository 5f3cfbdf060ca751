import { canSlide, linkByKey, slideBy } from './slide.ts'

/**
 * A slider bar beyond scrolling by touch and wheel: the current link and the one that has the focus are in sight, arrows slide it for a mouse that cannot scroll
 * sideways, arrow keys, Home and End go from link to link. Out: how to stop.
 */
export function startSliderBars(): () => void {
  const stop = new AbortController()
  const observers = [...document.querySelectorAll<HTMLElement>('[data-slider-bar]')].flatMap(bar => {
    const list = bar.querySelector<HTMLElement>('[data-slider-list]')
    return list ? [startBar(bar, list, stop.signal)] : []
  })
  return () => {
    stop.abort()
    for (const observer of observers) observer.disconnect()
  }
}

function startBar(bar: HTMLElement, list: HTMLElement, signal: AbortSignal): ResizeObserver {
  const arrows = [...bar.querySelectorAll<HTMLElement>('[data-slide]')]
  const measures = () => ({ scrolled: list.scrollLeft, shown: list.clientWidth, whole: list.scrollWidth })
  const showArrows = () => {
    const ways = canSlide(measures())
    for (const arrow of arrows) arrow.hidden = !ways[arrow.dataset.slide === 'on' ? 'on' : 'back']
  }
  const show = (link: Element | null) => {
    if (!link) return
    const [item, shown] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollBy({ left: item.left + item.width / 2 - shown.left - shown.width / 2, behavior: 'instant' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...list.querySelectorAll<HTMLElement>('a')]
    const to = linkByKey(event.key, links.indexOf(event.target as HTMLElement), links.length)
    if (to === null) return
    event.preventDefault()
    links[to]?.focus()
  }
  for (const arrow of arrows)
    arrow.addEventListener(
      'click',
      () => list.scrollBy({ left: slideBy(arrow.dataset.slide === 'on' ? 'on' : 'back', measures()) }),
      { signal }
    )
  list.addEventListener('keydown', onKey, { signal })
  list.addEventListener('scroll', showArrows, { signal, passive: true })
  list.addEventListener('focusin', () => show(list.querySelector(':focus-visible')), { signal })
  // Who tabs has come before this code.
  show(list.querySelector(':focus-visible') ?? list.querySelector('[aria-current]'))
  const observer = new ResizeObserver(showArrows)
  observer.observe(list)
  return observer
}
