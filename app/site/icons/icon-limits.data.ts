/** "Icon request timeout 5 s": how long the browser waits for our own endpoint. */
export const iconRequestTimeoutMs = 5000

/** "Icon fetch timeout also stated as 1500 ms in one place; both readings stand": how long the server waits for the public service. */
export const iconFetchTimeoutMs = 1500

/** "Icon cache: 50 entries, 168 hours, 1 hour granularity." */
export const iconCache = { entries: 50, hours: 168, granularityMs: 3_600_000 } as const

/** The maximum of one call. */
export const maxIconsAsked = 50

/** The limits of a drawing. All of Lucide's stay below a tenth of it. */
export const iconDrawing = { longestBody: 10_000, maxShapes: 100, largestSide: 4096 } as const
