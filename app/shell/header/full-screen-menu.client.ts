/** From here on the header has the menu itself. */
const wide = '(min-width: 1244px)'

/**
 * Adds to the browser's own popover: the menu closes when a link in it is followed within the document, when the focus leaves it for what it
 * covers, and when the window becomes wide.
 */
export function startFullScreenMenu(): void {
  const menu = document.getElementById('full-screen-menu')
  const close = () => menu?.matches(':popover-open') && menu.hidePopover()
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a:not([target])') && close())
  menu?.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !menu.contains(relatedTarget as Node) && close()
  )
  matchMedia(wide).addEventListener('change', close)
}
