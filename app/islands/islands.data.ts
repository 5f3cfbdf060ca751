/** Islands that change by the clock alone, by key: how often they are asked for while somebody sees them. The others end at a known instant. */
export const askedEveryMs: Readonly<Record<string, number | undefined>> = { 'players-online': 60_000 }

/** After an answer that brought nothing new the same is not asked for before this; the time doubles with each. */
export const firstPauseMs = 60_000
export const longestPauseMs = 60 * 60_000

/** Longer timers fire at once in browsers. */
export const longestTimerMs = 24 * 60 * 60_000

/** How far from the view an island is still near. */
export const nearMargin = '600px'
