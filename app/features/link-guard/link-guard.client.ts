import { refusesNavigation } from '../../domain/links/refused-navigation.ts'

/** "javascript, data, blob and vbscript protocols blocked": no press follows such a link of the document, not even of one that a tag has put there. */
export function startLinkGuard(): void {
  for (const type of ['click', 'auxclick']) addEventListener(type, refuse, true)
}

/** `href` is the address as the browser will follow it; in a drawing it is an object. */
function refuse(event: Event): void {
  for (const target of event.composedPath()) {
    const { href } = target as { href?: string | SVGAnimatedString }
    const address = typeof href === 'object' ? href.animVal : href
    if (!address || !refusesNavigation(address, { external: true })) continue
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
