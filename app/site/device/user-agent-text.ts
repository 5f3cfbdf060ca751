const readCharacters = 512

/**
 * The part of a User-Agent that rules look at. Anybody may send anything, so that no rule reads further than 512 characters; no browser says what
 * it is later than that. In: the header or `navigator.userAgent`; nothing counts as empty.
 */
export const userAgentText = (userAgent: string | null | undefined): string =>
  (userAgent ?? '').slice(0, readCharacters)
