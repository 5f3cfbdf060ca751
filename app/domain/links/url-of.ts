/** The address that a text is, null where it is none. `URL.canParse` is newer than the browsers that the site is built for. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
