import { openedWithMarkers } from '../../site/visitor/opened-with.client.ts'
import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'
import type { RunTags } from './consent.client.ts'

/**
 * Starts consent, unless the document was opened with a marker that switches it off for its life. What decides is loaded once the app is live, what asks and
 * what measures only where that is due. The links to the choices open them at once; where they cannot be had, and on the page of privacy choices itself, they
 * are left to the browser.
 *
 * @param runTags how tags are loaded
 * @returns how to stop
 */
export function startConsent<Tags>(runTags: RunTags<Tags>): undefined | (() => void) {
  if (openedWithMarkers.includes('clean') || openedWithMarkers.includes('lighthouse')) return undefined
  const end = new AbortController()
  const consent = import('./consent.client.ts').then(({ superviseConsent }) => superviseConsent(runTags, end.signal))
  consent.catch(error => console.warn('Consent could not be asked, and no tag is loaded', error))
  const stopOpening = openOnPress(
    'privacy-choices',
    async () => (await consent).showChoices(),
    () => document.querySelector('.privacy-choices') !== null
  )
  return () => {
    stopOpening()
    end.abort()
  }
}
