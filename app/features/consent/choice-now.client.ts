import { withoutSecret } from '../../site/links/with-page-query.ts'
import { inSession } from '../../site/visitor/in-session.client.ts'
import { openedWithMarkers, openedWithSearch } from '../../site/visitor/opened-with.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import type { ConsentConfiguration } from './consent-configuration.ts'
import { type ConsentChoice, readConsent } from './consent-cookie.ts'
import type { ConsentFacts } from './consent-state.ts'

/** Loads the tags that are configured. Tracking does it; consent alone decides whether. */
export type RunTags<Tags> = (tags: Tags, mayCount: () => boolean) => Promise<void>

/** The refusal that the next document of this tab shows. Where the storage is denied, the document without tags says enough. */
const storageKey = 'consent-said'

export const hasFlash = (): boolean => inSession(storage => storage.getItem(storageKey)) === 'denied'

export function setFlash(): void {
  inSession(storage => storage.setItem(storageKey, 'denied'))
}

export function takeFlash(): boolean {
  const flash = hasFlash()
  if (flash) inSession(storage => storage.removeItem(storageKey))
  return flash
}

/** The choice by its cookie, as it is at this instant. */
export const choiceNow = (): ConsentChoice | null => readConsent(/(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1])

type Settings = Pick<ConsentConfiguration<unknown>, 'textVersion' | 'signals' | 'defaultConsentEnabled'>

/** What decides at this instant how the document treats tags. The browser's own signals count beside those of its request. */
export const factsNow = (
  { textVersion, signals, defaultConsentEnabled }: Settings,
  consentRequired: boolean | null
): ConsentFacts => ({
  markers: openedWithMarkers,
  carriesSecret: withoutSecret(openedWithSearch) !== openedWithSearch,
  consentRequired,
  gpc: signals.gpc || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  dnt: signals.dnt || navigator.doNotTrack === '1',
  choice: choiceNow(),
  textVersion,
  defaultConsentEnabled
})

/** A form that is sent brings the next document, by itself: to load this one anew meanwhile would call that off. Where it has not come by then, it never will. */
const formAnswersWithinMs = 5000

/** Calls back wherever the choice may be another one than before: after a navigation, and when another tab may have made it. */
export function onChoiceChange(revise: () => void): void {
  let leaving = false
  const look = () => {
    if (!leaving) revise()
  }
  const leave = ({ defaultPrevented }: Event) => {
    if (defaultPrevented) return
    leaving = true
    setTimeout(() => {
      leaving = false
      look()
    }, formAnswersWithinMs)
  }
  onPageChange(look)
  addEventListener('submit', leave)
  ;(window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', look)
  addEventListener('pageshow', event => event.persisted && look())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

export const report = (error: unknown) => console.warn('The choice of consent could not be followed', error)
