import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, chromiumPath } from '../build/chromium.ts'

/** Opens a fresh phone-sized page in a fresh browser for each of some runs. In: how often, and what to do with the page. Out: the results. */
export async function inFreshPages<Result>(runs: number, measure: (page: Page) => Promise<Result>): Promise<Result[]> {
  await using browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'fr-FR'
    })
    results.push(await measure(await context.newPage()))
    await context.close()
  }
  return results
}

/** Slows the page's processor. In: how many times. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
