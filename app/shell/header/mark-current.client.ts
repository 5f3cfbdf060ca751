import { onPageChange } from '../../ui/page-change/page-change.client.ts'

/** Marks the page at hand in the shell's menus, which outlive client-side navigations. Out: how to stop. */
export function startMarkCurrent(): () => void {
  return onPageChange(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'a:is(.menu__top, .menu__link, .menu-section__title, .utility__link, .footer__link):not([target])'
    )) {
      if (link.pathname === location.pathname && link.host === location.host && !link.hash) link.ariaCurrent = 'page'
      else link.ariaCurrent = null
    }
  })
}
