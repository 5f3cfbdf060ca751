/** The page whose notices are done with: none was due, or the visitor has closed it. */
let settled: string | null = null
const waiting = new Set<() => void>()

/** Says that a page view begins: waits for its notices begin now. */
export function markNoticesPending(): void {
  settled = null
}

/** Says that the page view has no notice that is still to be answered. */
export function resolveNotices(): void {
  settled = location.pathname
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}

/**
 * Waits until the page at hand has no notice that the visitor has not answered: "`auto=1` starts after OK". A visitor who follows the notice to another
 * site leaves the page, and it never ends.
 */
export const noticesResolved = (): Promise<void> =>
  settled === location.pathname ? Promise.resolve() : new Promise(resolve => waiting.add(resolve))
