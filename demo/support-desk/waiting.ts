/** Calls that wait for news. */
export type Waiting = {
  /** Wakes those who wait for this topic. */
  tell(topic: string): void
  /** Waits until the topic has news, the time is over or the caller has gone. False at once where too many wait for it already. */
  wait(topic: string, ms: number, gone: AbortSignal): Promise<boolean>
  /** Lets everybody go on, now and from now on. */
  end(): void
}

export function createWaiting(maxWaiting: number): Waiting {
  const waiting = new Map<string, Set<() => void>>()
  let ended = false
  return {
    tell(topic) {
      for (const goOn of waiting.get(topic) ?? []) goOn()
    },
    async wait(topic, ms, gone) {
      const others = waiting.get(topic) ?? new Set()
      if (others.size >= maxWaiting) return false
      if (ended || gone.aborted) return true
      waiting.set(topic, others)
      await new Promise<void>(resolve => {
        const goOn = () => {
          clearTimeout(timer)
          gone.removeEventListener('abort', goOn)
          others.delete(goOn)
          if (others.size === 0 && waiting.get(topic) === others) waiting.delete(topic)
          resolve()
        }
        const timer = setTimeout(goOn, ms)
        gone.addEventListener('abort', goOn)
        others.add(goOn)
      })
      return true
    },
    end() {
      ended = true
      for (const others of waiting.values()) for (const goOn of others) goOn()
    }
  }
}
