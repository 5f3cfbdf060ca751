const storageKey = 'language-banner'

/** Whether the visitor has closed the banner in this session. */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** The storage may be denied; then the banner is dismissed for the page at hand alone. */
export function dismiss(): void {
  try {
    sessionStorage.setItem(storageKey, 'dismissed')
  } catch {}
}
