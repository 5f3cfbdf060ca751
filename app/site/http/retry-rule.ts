const retriedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** A call that got no answer at all counts as this status. */
export const noAnswer = 500

/** "Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504." Returns whether it is made again. */
export const isMadeAgain = (method: string, status: number, timesMade: number): boolean =>
  timesMade === 1 && retriedMethods.has(method.toUpperCase()) && retriedStatuses.has(status)
