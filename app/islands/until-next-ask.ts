/** Islands that change by the clock alone, by key: how often they are asked for while someone sees them. The others end at a known instant. */
const askedEveryMs: Readonly<Record<string, number | undefined>> = { 'players-online': 60_000 }

/** After an answer that brought nothing new the same is not asked for before this; the time doubles with each. */
const firstPauseMs = 60_000
const longestPauseMs = 60 * 60_000

/** Longer timers fire at once in browsers. */
export const longestTimerMs = 24 * 60 * 60_000

/** How far from the view an island is still near. */
export const nearMargin = '600px'

type Facts = {
  key: string
  /** The instant until which the island stands as it was rendered, in ms; null where it always does. */
  until: number | null
  /** When it was last asked for, in ms; null: not yet. */
  askedAt: number | null
  /** How many answers in a row brought nothing new. */
  unchanged: number
  now: number
}

/**
 * How long until an island near the view is asked for, in ms. Players online: at once, "then every 60 s"; the others "when the first boundary they were
 * rendered with has passed", and where that brings nothing new, as by a clock that is wrong, ever less often. Returns null where it never is.
 */
export function untilNextAsk({ key, until, askedAt, unchanged, now }: Facts): number | null {
  const every = askedEveryMs[key]
  if (every !== undefined) return askedAt === null ? 0 : Math.max(0, askedAt + every - now)
  if (until === null) return null
  const pause = Math.min(firstPauseMs * 2 ** unchanged, longestPauseMs)
  return Math.max(0, until - now, askedAt === null ? 0 : askedAt + pause - now)
}
