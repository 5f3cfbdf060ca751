import { onPageChange } from '../../ui/page-change/page-change.client.ts'

/** Loads the tags that are configured. Tracking does it; consent alone decides whether. */
export type RunTags<Tags> = (tags: Tags, mayCount: () => boolean) => Promise<void>

/** The refusal that the next document of this tab shows. The storage may be denied; then the document without tags says enough. */
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

function inSession<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/** The cookie of the choice, as it is at this instant. */
export const cookieNow = (): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith('consent='))
    ?.slice('consent='.length)

/** Whether the browser itself says Global Privacy Control. */
export const browserGpc = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

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
