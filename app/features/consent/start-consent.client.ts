import { openedWithMarkers } from '../../site/visitor/opened-with.client.ts'
import type { RunTags } from './consent.client.ts'

/**
 * Starts consent, unless the document was opened with a marker that switches it off for its life. What decides is loaded once the app is live, what asks and
 * what measures only where that is due. In: how tags are loaded. Out: how to stop.
 */
export function startConsent<Tags>(runTags: RunTags<Tags>): undefined | (() => void) {
  if (openedWithMarkers.includes('clean') || openedWithMarkers.includes('lighthouse')) return undefined
  const end = new AbortController()
  import('./consent.client.ts')
    .then(({ superviseConsent }) => superviseConsent(runTags, end.signal))
    .catch(error => console.warn('Consent could not be asked, and no tag is loaded', error))
  return () => end.abort()
}
