import type { Page } from '@playwright/test'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { drawn } from '../fixtures/settled-page.ts'

test('a fragment that cannot be decoded is passed over', async ({ page }) => {
  await page.goto('/help/#%E0%A4%A')
  await page.waitForSelector(live)
  await expect(page.locator('.fault-notice')).toHaveCount(0)
})

/** The words in the middle of the window, which a reader has before their eyes. */
const wordsRead = (page: Page) =>
  page.evaluate(
    () =>
      document.caretPositionFromPoint(innerWidth / 2, innerHeight / 2)?.offsetNode.textContent?.trim() ?? 'none there'
  )

for (const [width, path] of [
  [390, '/en/privacy-policy/'],
  [1300, '/en/promotions/']
] as const)
  test(`a reload, and Back from another site, keep what is read: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await fontsLoaded(page)
    await laidOutWhole(page)
    await page.evaluate(() =>
      scrollTo({ top: Math.round(document.documentElement.scrollHeight * 0.55), behavior: 'instant' })
    )
    // What rises as it comes into view has risen.
    await drawn(page)
    const before = await wordsRead(page)
    for (const leave of [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]) {
      await leave()
      await page.waitForSelector(live)
      await expect.poll(() => wordsRead(page)).toBe(before)
    }
  })
