/** Figures older than this are not shown. */
export const staleAfterMs = 10 * 60_000

/** An upstream that says to have counted later than this from now has a wrong clock, and its count could never become stale. */
export const maxAheadMs = 2 * 60_000

/** The upstream is asked at most once in this time, however many visitors there are. */
export const askedAtMostEveryMs = 15_000
