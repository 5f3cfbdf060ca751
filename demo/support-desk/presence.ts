import { deskLimits } from './desk-limits.ts'

/** Whether an agent's window is open: one is asking for news, or was a moment ago. */
export function createPresence(now: () => Date) {
  let asking = 0
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    /** A window asks for news. Returns what to call when it is answered or has gone. */
    arrives(): () => void {
      asking += 1
      let left = false
      return () => {
        if (left) return
        left = true
        asking -= 1
        lastAt = now().getTime()
      }
    },
    isThere: (): boolean => asking > 0 || now().getTime() - lastAt < deskLimits.absentMs,
    /** The last agent has said goodbye. */
    leaves(): void {
      lastAt = Number.NEGATIVE_INFINITY
    }
  }
}
