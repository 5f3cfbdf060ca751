/** "Build check interval: 3,600,000 ms." */
export const buildCheckIntervalMs = 3_600_000

type Parts = {
  /** The present instant in ms. */
  now: () => number
  /** Waits, then acts. Out: how not to. */
  wait: (ms: number, act: () => void) => () => void
  check: () => void
}

/**
 * Calls for a check each hour, and when the page is seen again after an hour in which no timer ran. Out: what to call when the page is seen, and how to stop.
 */
export function checkHourly({ now, wait, check }: Parts): { seen: () => void; stop: () => void } {
  let last = now()
  let cancel = wait(buildCheckIntervalMs, run)
  function run() {
    cancel()
    last = now()
    cancel = wait(buildCheckIntervalMs, run)
    check()
  }
  return {
    seen() {
      if (now() - last >= buildCheckIntervalMs) run()
    },
    stop: () => cancel()
  }
}

/** Whether the answer of `/builds/latest.json` names another build. In: the answer, and the id of the build at hand. What is no answer names none. */
export function namesNewerBuild(answer: unknown, id: string | undefined): boolean {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false
  return typeof answer.id === 'string' && answer.id !== '' && answer.id !== id
}
