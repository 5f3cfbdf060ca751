/** The element that the fragment of an address names; of a form its first field, to be filled in. Null where it names nothing. */
export function namedPlace(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  return named?.querySelector<HTMLElement>('form input:not([type=hidden])') ?? named
}

/** The browser scrolls to a form that an address names; its first field takes the focus too, also where the link is pressed again. */
export function startNamedPlace(): void {
  const focusField = () => {
    const place = namedPlace(location.hash)
    if (place instanceof HTMLInputElement) place.focus({ preventScroll: true })
  }
  if (document.activeElement === document.body) focusField()
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.hash && link.pathname === location.pathname && link.host === location.host) setTimeout(focusField)
  })
}

/** A link from elsewhere may have a fragment that cannot be decoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
