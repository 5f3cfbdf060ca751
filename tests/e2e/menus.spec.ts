import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'

/** The bar as a section with more pages shows it. */
async function withMorePages(page: Page) {
  const link = (name: string) =>
    `<li class="slider-bar__item"><a class="slider-bar__link" href="/en/download/">${name}</a></li>`
  const more = ['One more page', 'Another page', 'A third page', 'A fourth page'].map(link).join('')
  await page.route('**/en/about-us/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(data-slider-list="">)([\s\S]*?)(<\/ul>)/, `$1${more}$2${more}$3`)
    await route.fulfill({ response, body })
  })
}

test.describe('S2-20 second-level slider bar on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(async ({ page }) => {
    await withMorePages(page)
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
  })

  test('the current page is in sight, arrow keys go from link to link, and focus brings a link into sight', async ({
    page
  }) => {
    const links = page.locator('[data-slider-list] a')
    await expect(page.locator('[data-slider-list] a[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    await expectNoSidewaysScroll(page)
  })

  test('for a mouse the bar has arrows while there is more to see', async ({ page }) => {
    const on = page.locator('[data-slide=on]')
    const back = page.locator('[data-slide=back]')
    await expect(back).toBeVisible()
    await expect(async () => {
      if (await on.isVisible()) await on.click()
      await expect(on).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(page.locator('[data-slider-list] a').last()).toBeInViewport({ ratio: 0.9 })
    await back.click()
    await expect(on).toBeVisible()
    await expectNoViolation(page, '[data-slider-bar]')
    await page.screenshot({ path: 'test-results/slider-bar.png' })
  })

  test('after a client-side navigation the bar is that of the new page', async ({ page }) => {
    await page.locator('[data-slider-list] a').last().click()
    await page.waitForURL('**/en/download/')
    await expect(page.locator('[data-slider-list] a[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
  })
})

for (const path of ['/en/', '/en/download/', '/en/contact/', '/en/privacy-policy/'])
  test(`embedded=all stays silent and whole once the app runs: ${path}`, async ({ page }) => {
    await page.goto(`${path}?embedded=all`)
    await page.waitForSelector(live)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('body a[href]:not([href^="#"]), form')).toHaveCount(0)
    await expectNoViolation(page)
  })
