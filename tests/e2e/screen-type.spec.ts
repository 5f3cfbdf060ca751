import { expect, live, test } from '../fixtures/quiet-page.ts'

test('screen type from body width, recomputed on resize and kept over client-side navigation', async ({ page }) => {
  const html = page.locator('html')
  await page.setViewportSize({ width: 1244, height: 800 })
  await page.goto('/')
  await page.waitForSelector(live)
  for (const [width, type] of [
    [1244, 'desktop'],
    [1243, 'tablet'],
    [768, 'tablet'],
    [767, 'mobile'],
    [1400, 'desktop']
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(html).toHaveAttribute('data-screen', type)
  }
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us/"]')?.click())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /about-us/)
  await expect(html).toHaveAttribute('data-screen', 'desktop')
})
