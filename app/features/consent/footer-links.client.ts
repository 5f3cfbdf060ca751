import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'

type Acts = { showChoices: () => Promise<void>; withdraw: () => Promise<void> }

/**
 * Takes the presses of the footer's link and form, by delegation and before the router sees them. Where what they open cannot be had, and on the page of
 * privacy choices itself, they are left to the browser: link and form work by themselves. In: what they do, and a signal to stop.
 */
export function listenToLinks({ showChoices, withdraw }: Acts, signal: AbortSignal): void {
  const send = (event: SubmitEvent) => {
    if (!(event.target as Element).matches('form[data-consent-withdraw]') || onChoicesPage()) return
    event.preventDefault()
    void withdraw()
  }
  signal.addEventListener('abort', openOnPress('privacy-choices', showChoices, onChoicesPage))
  document.addEventListener('submit', send, { signal })
}

const onChoicesPage = () => document.querySelector('.privacy-choices') !== null
