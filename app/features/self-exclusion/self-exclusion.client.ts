/**
 * Opens the helplines and registers of the visitor's country where a link to them is pressed; what shows them is loaded by the press. Where it cannot be
 * had the link leads to the page that lists the same. By delegation, before the router sees the press. Out: how to stop.
 */
export function startSelfExclusion(): () => void {
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-opens=self-exclusion]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    import('./self-exclusion-modal.client.ts')
      .then(({ showSelfExclusion }) => showSelfExclusion())
      .catch(() => location.assign(link.href))
  }
  document.addEventListener('click', open, true)
  return () => document.removeEventListener('click', open, true)
}
