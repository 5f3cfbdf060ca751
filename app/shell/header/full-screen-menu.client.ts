import { fullScreenMenuId } from './full-screen-menu-id.ts'

/**
 * What the browser's own popover leaves open: the menu closes when a link in it is followed within the document, and when the focus leaves it
 * for what it covers.
 */
export function startFullScreenMenu(): void {
  const menu = document.getElementById(fullScreenMenuId)
  const close = () => menu?.matches(':popover-open') && menu.hidePopover()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a:not([target])') && close())
  menu?.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !menu.contains(relatedTarget as Node) && close()
  )
}
