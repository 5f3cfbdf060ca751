import { readMarkers } from '../../site/visitor/markers.ts'

/** Loads the tags that are configured. Tracking does it; consent alone decides whether. */
export type RunTags<Tags> = (tags: Tags) => Promise<void>

/**
 * Starts consent, unless the document was opened with a marker that switches it off for its life. What decides is loaded once the app is live, what asks and
 * what measures only where that is due. In: how tags are loaded. Out: how to stop.
 */
export function startConsent<Tags>(runTags: RunTags<Tags>): undefined | (() => void) {
  const markers = readMarkers(location.search)
  if (markers.includes('clean') || markers.includes('lighthouse')) return undefined
  const end = new AbortController()
  import('./consent.client.ts')
    .then(({ superviseConsent }) => superviseConsent(runTags, end.signal))
    .catch(error => console.warn('Consent could not be asked, and no tag is loaded', error))
  return () => end.abort()
}
