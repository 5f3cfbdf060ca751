import { inFreshPages, slowProcessor } from './browser.ts'
import { median } from './median.ts'

const untouchedMs = 10_000

/** The long tasks of a page that nobody touches for ten seconds after load, the processor slowed. Out: medians in ms. */
export async function measureLongTasks(url: string, slower: number, runs: number) {
  const results = await inFreshPages(runs, async page => {
    await slowProcessor(page, slower)
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { longTasks: tasks })
      new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
        type: 'longtask',
        buffered: true
      })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(untouchedMs)
    return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  })
  return {
    longestMs: Math.round(median(results.map(tasks => Math.max(0, ...tasks)))),
    blockingMs: Math.round(median(results.map(tasks => tasks.reduce((sum, task) => sum + task - 50, 0))))
  }
}
