/** "Prefetch queue stops at more than 4 pending preloads": so many are under way at once, the rest waits. */
export const maxPending = 4

/** The fields of `navigator.connection`, where a browser has it. */
export type Connection = { saveData?: boolean | undefined; effectiveType?: string | undefined }

/** "Prefetch is skipped on data-saver or 2g connections." A browser that says nothing of its connection may prefetch. */
export const mayPrefetch = ({ saveData, effectiveType }: Connection): boolean =>
  !saveData && !effectiveType?.endsWith('2g')

export function createPrefetchQueue(may: () => boolean, prefetch: (path: string) => Promise<unknown>) {
  const asked = new Set<string>()
  let waiting: string[] = []
  let pending = 0

  const next = () => {
    const path = pending < maxPending && may() ? waiting.shift() : undefined
    if (path === undefined) return
    void run(path)
    next()
  }
  const run = async (path: string) => {
    pending += 1
    await prefetch(path).catch(() => {})
    pending -= 1
    next()
  }
  return {
    /** Asks for a path, once. `first`: before what already waits, because the visitor is about to go there. */
    add(path: string, first = false): void {
      const waits = waiting.includes(path)
      if (asked.has(path) && !(first && waits)) return
      asked.add(path)
      const others = waiting.filter(other => other !== path)
      waiting = first ? [path, ...others] : [...others, path]
      next()
    },
    /** Forgets the waiting and the requested paths. */
    clear(): void {
      asked.clear()
      waiting = []
    }
  }
}
