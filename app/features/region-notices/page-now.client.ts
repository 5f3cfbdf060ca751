/** Where the pages of this site and locale begin: `/`, or `/{locale}/`. */
export const baseNow = (): string => document.documentElement.dataset.base ?? '/'

/** The path of the page at hand without its locale. */
export const pathNow = (): string => `/${location.pathname.slice(baseNow().length)}`
