/** Longer timers fire at once. */
const longestMs = 24 * 60 * 60 * 1000

/**
 * Does some work now, and again `everyMs` after each end, until `stop`, which waits for the work under way; `first` resolves after the first time. The work never throws,
 * and no process is held alive by it. With `jitter` a wait is longer or shorter by up to that share, so that many processes do not ask at the same instant.
 */
export function repeat(work: () => Promise<void>, everyMs: number, jitter = 0) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const once = async () => {
    await work()
    const delayMs = Math.min(everyMs, longestMs) * (1 + jitter * (2 * Math.random() - 1))
    if (!isStopped) timer = setTimeout(() => void (underWay = once()), delayMs).unref()
  }
  const first = once()
  let underWay = first
  return {
    first,
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    }
  }
}
