/** A payload that was asked for before somebody wanted it is used when it is younger than this, else asked for anew. */
export const prefetchedPayloadMs = 60_000

/** In: when the payload was asked for, and the present instant, both in ms. */
export const isYoungEnough = (askedAtMs: number, nowMs: number): boolean => nowMs - askedAtMs < prefetchedPayloadMs
