import { fullScreenMenuId } from './full-screen-menu-id.ts'

/**
 * What the browser's own popover leaves open: the menu closes when a link in it is followed within the document, and when the focus leaves it
 * for what it covers. Out: how to stop.
 */
export function startFullScreenMenu(): () => void {
  const stop = new AbortController()
  const menu = document.getElementById(fullScreenMenuId)
  const close = () => menu?.matches(':popover-open') && menu.hidePopover()
  const on = { signal: stop.signal }
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a:not([target])') && close(), on)
  menu?.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !menu.contains(relatedTarget as Node) && close(),
    on
  )
  return () => stop.abort()
}
