/** Waits between two asks: a share of the interval earlier or later, so that many processes do not ask at the same instant. */
const jitter = 0.1
/** Longer timers fire at once. */
const longestMs = 24 * 60 * 60 * 1000

type Settings = {
  ask: () => Promise<void>
  everyMs: number
  /** A number from 0 until before 1. */
  random?: () => number
}

/** Asks at once, and then again and again, never while it is still asking: the interval begins where an answer has come. It holds no process alive. */
export function poll({ ask, everyMs, random = Math.random }: Settings): { stop: () => void } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    await ask()
    const delayMs = Math.min(everyMs, longestMs) * (1 - jitter + 2 * jitter * random())
    if (!stopped) timer = setTimeout(turn, delayMs).unref()
  }
  void turn()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    }
  }
}
