/** Does some work now, and again `everyMs` after each end, until `stop`, which waits for the work under way. Resolves after the first time. The work never throws. */
export async function repeat(work: () => Promise<void>, everyMs: number): Promise<{ stop: () => Promise<void> }> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const once = async () => {
    await work()
    if (!stopped) timer = setTimeout(() => void (working = once()), everyMs).unref()
  }
  let working = once()
  await working
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    }
  }
}
