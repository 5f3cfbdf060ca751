import { expect, live, test } from '../fixtures/quiet-page.ts'

test.use({ viewport: { width: 1300, height: 900 } })

test('a press is heard at once: a line runs until the page is there, or another in its place', async ({ page }) => {
  await page.goto('/')
  await page.waitForSelector(live)
  await page.evaluate(
    paths => {
      // Kept where a page that takes long is loaded as a document.
      new MutationObserver(() => sessionStorage.setItem('leaving', 'seen')).observe(document.documentElement, {
        attributeFilter: ['data-leaving']
      })
      for (const path of paths) document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
    },
    ['/privacy-policy/', '/complaints/']
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /complaints/)
  await expect(page.locator('html[data-leaving]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('leaving'))).toBe('seen')
})
