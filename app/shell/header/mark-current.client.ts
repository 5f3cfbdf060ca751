/** Marks the page at hand in the shell's menus, which outlive client-side navigations. */
export function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a:is(.menu__top, .menu__link, .utility__link, .footer__link):not([target])'
  )) {
    const isCurrent = link.pathname === location.pathname && link.host === location.host && !link.hash
    link.ariaCurrent = isCurrent ? 'page' : null
  }
}
