type Start = () => undefined | (() => void)

/**
 * Starts a behaviour whose code is loaded only after a time, when the browser is idle. In: the time in ms, and how to load the behaviour. Where its code
 * cannot be had the page stays as it works without. Out: how to stop.
 */
export function whenLater(ms: number, load: () => Promise<Start>): () => void {
  let stop: undefined | (() => void)
  let ended = false
  const begin = async () => {
    const start = await load()
    if (!ended) stop = start()
  }
  const run = () => void begin().catch(error => console.warn('What belongs to every page did not start', error))
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 1000 }) : run()),
    ms
  )
  return () => {
    ended = true
    clearTimeout(timer)
    stop?.()
  }
}
