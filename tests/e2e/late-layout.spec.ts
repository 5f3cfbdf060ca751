import { expect, live, test } from '../fixtures/quiet-page.ts'

test('a fragment that cannot be decoded is passed over', async ({ page }) => {
  await page.goto('/help/#%E0%A4%A')
  await page.waitForSelector(live)
  await expect(page.locator('.fault-notice')).toHaveCount(0)
})
