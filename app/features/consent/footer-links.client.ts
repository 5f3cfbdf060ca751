type Acts = { showChoices: () => Promise<void>; withdraw: () => Promise<void> }

/**
 * Takes the presses of the footer's link and form, by delegation and before the router sees them. Where what they open cannot be had, and on the page of
 * privacy choices itself, they are left to the browser: link and form work by themselves. In: what they do, and a signal to stop.
 */
export function listenToLinks({ showChoices, withdraw }: Acts, signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-opens=privacy-choices]')
    if (!link || onChoicesPage() || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    showChoices().catch(() => location.assign(link.href))
  }
  const send = (event: SubmitEvent) => {
    if (!(event.target as Element).matches('form[data-consent-withdraw]') || onChoicesPage()) return
    event.preventDefault()
    void withdraw()
  }
  document.addEventListener('click', open, { capture: true, signal })
  document.addEventListener('submit', send, { signal })
}

const onChoicesPage = () => document.querySelector('.privacy-choices') !== null
