import { inFreshPages, slowProcessor } from './browser.ts'
import { median } from './median.ts'

/** The long tasks of a page that nobody touches, processor slowed four times, until 3 s after the app is live. Out: medians in ms. */
export async function measureLongTasks(url: string, runs: number): Promise<Record<string, number>> {
  const results = await inFreshPages(runs, async page => {
    await slowProcessor(page, 4)
    await page.addInitScript(() => {
      const kept: number[] = []
      Object.assign(window, { longTasks: kept })
      new PerformanceObserver(list => kept.push(...list.getEntries().map(entry => entry.duration))).observe({
        type: 'longtask',
        buffered: true
      })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForSelector('html[data-app=live]')
    await page.waitForTimeout(3000)
    return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  })
  return {
    'long tasks': median(results.map(tasks => tasks.length)),
    'longest ms': Math.round(median(results.map(tasks => Math.max(0, ...tasks)))),
    'sum over 50 ms each': Math.round(median(results.map(tasks => tasks.reduce((sum, task) => sum + task - 50, 0))))
  }
}
