/**
 * Locks or frees the scrolling of the page. Where a scroll bar takes room its room is kept, so that nothing moves; where none stands none is kept.
 */
export function lockPageScroll(document: Document, locked: boolean): void {
  const root = document.documentElement
  if (locked === root.hasAttribute('data-scroll-locked')) return
  const barWidth = (document.defaultView?.innerWidth ?? 0) - root.clientWidth
  root.toggleAttribute('data-scroll-locked', locked)
  root.toggleAttribute('data-scroll-bar', locked && barWidth > 0)
  if (locked) root.style.setProperty('--scroll-bar', `${barWidth}px`)
  else root.style.removeProperty('--scroll-bar')
}
