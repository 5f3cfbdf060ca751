import type { Locale } from './locale.ts'

/** The locale as the client's download addresses and the support chat know it: "Locale pt-br is shortened to pt". */
export const shortLocale = (locale: Locale): string => locale.replace(/-.*$/, '')
