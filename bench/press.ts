import { inFreshPages, slowProcessor } from './browser.ts'

/** The fate of a press made as soon as the button is there, processor slowed four times: the menu toggled by the app has to answer. */
export async function measurePress(url: string, runs: number): Promise<Record<string, string>> {
  const results = await inFreshPages(runs, async page => {
    await page.setViewportSize({ width: 1300, height: 823 })
    await slowProcessor(page, 4)
    await page.goto(url, { waitUntil: 'commit' })
    const button = page.locator('header button[aria-expanded][aria-controls]').first()
    await button.waitFor()
    await button.evaluate((element: HTMLElement) => element.click())
    const early = await page.evaluate(() => document.documentElement.dataset.app !== 'live')
    await page.waitForSelector('html[data-app=live]')
    await page.waitForTimeout(300)
    return { early, answered: (await button.getAttribute('aria-expanded')) === 'true' }
  })
  const lost = results.filter(({ answered }) => !answered).length
  return {
    'presses lost': `${lost} of ${runs}`,
    'made before the app': `${results.filter(({ early }) => early).length} of ${runs}`
  }
}
