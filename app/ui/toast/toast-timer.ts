import type { Wait } from '../wait/wait.client.ts'

type Settings = { timeoutMs: number; now: () => number; wait: Wait; end: () => void }

/** Browsers run a timer of more than 24.8 days at once. */
const longestWaitMs = 2 ** 31 - 1

/**
 * Counts a toast's time. While someone points at it or has the focus in it the time stops, and goes on from there. Returns `run`, at first and after
 * each pause; `pause`, which is also how to stop.
 */
export function toastTimer({ timeoutMs, now, wait, end }: Settings) {
  let leftMs = timeoutMs
  let runsSince: number | null = null
  let callOff = () => {}
  return {
    run() {
      if (runsSince !== null) return
      runsSince = now()
      callOff = wait(Math.min(leftMs, longestWaitMs), end)
    },
    pause() {
      if (runsSince === null) return
      callOff()
      leftMs = Math.max(0, leftMs - (now() - runsSince))
      runsSince = null
    }
  }
}
