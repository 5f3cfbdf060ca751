import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** A filling that waits for every visitor would never end where many ask for what cannot be stored. */
const longestWaitMs = 100
const lookAgainMs = 5

/** Renders that somebody waits for now. The process has one processor to render with, whichever server in it was asked. */
let awaited = 0
const somebodyWaits = () => awaited > 0

/** Does what a visitor waits for. In: the work. Out: its result; throws what it throws. */
export async function forVisitor<Result>(work: () => Promise<Result>): Promise<Result> {
  awaited += 1
  try {
    return await work()
  } finally {
    awaited -= 1
  }
}

/**
 * Waits until nobody waits for a page, and what has just come in has been looked at: whoever renders a thousand pages ahead of time asks before each, so that the site stays
 * quick meanwhile. Comes back at the latest after a tenth of a second.
 */
export async function afterVisitors(): Promise<void> {
  await turn()
  for (let waitedMs = 0; somebodyWaits() && waitedMs < longestWaitMs; waitedMs += lookAgainMs) await wait(lookAgainMs)
}
