/**
 * Opens the certificate where the record's badge is pressed; what shows it is loaded by the press. Where it cannot be had the link leads to the text
 * about the record. By delegation, before the router sees the press. Out: how to stop.
 */
export function startWorldRecord(): () => void {
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-opens=world-record]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    import('./world-record-modal.client.ts')
      .then(({ showWorldRecord }) => showWorldRecord())
      .catch(() => location.assign(link.href))
  }
  document.addEventListener('click', open, true)
  return () => document.removeEventListener('click', open, true)
}
