/**
 * Makes the links with `data-opens="{name}"` open something in the page: by delegation, before the router sees the press. Modified presses are the
 * browser's; where what opens cannot be had the link leads to its page, which says the same.
 * In: the name, what opens, and where it does not. Out: how to stop.
 */
export function openOnPress(name: string, open: () => Promise<void>, except = () => false): () => void {
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(`a[data-opens="${name}"]`)
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || except())
      return
    event.preventDefault()
    event.stopPropagation()
    open().catch(() => location.assign(link.href))
  }
  document.addEventListener('click', press, true)
  return () => document.removeEventListener('click', press, true)
}
