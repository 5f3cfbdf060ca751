/**
 * A password as it is compared and stored, whichever keyboard it was written on: RFC 8265, OpaqueString. Spaces of every kind are one, and letters are composed
 * (NFC); capitals stay.
 */
export const opaqueString = (text: string): string => text.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** "Control characters" of RFC 8264: tabs and ends of lines among them. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)

/** Further exclusions of the FreeformClass of RFC 8264: invisible characters, lone surrogates, and code points without a letter. */
export const hasUnseen = (text: string): boolean => /[\p{DI}\p{Cs}\p{Co}\p{Cn}]/u.test(text)
