/** The element that the fragment of an address names, unfolded; of a form its first field, to be filled in. Null where it names nothing. */
export function namedPlace(hash: string): HTMLElement | null {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  if (named) unfold(named)
  return named?.querySelector<HTMLElement>('form input:not([type=hidden])') ?? named
}

/** Opens what a place is folded in; newer browsers have opened it already, but for a place that is a fold itself. */
function unfold(place: HTMLElement): void {
  const closed: HTMLDetailsElement[] = []
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open) closed.push(fold)
  for (const fold of closed) fold.open = true
  if (closed.length > 0) place.scrollIntoView()
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
