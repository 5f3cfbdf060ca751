import AxeBuilder from '@axe-core/playwright'
import { expect, live, test } from '../fixtures/quiet-page.ts'

test.describe('second-level slider bar on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the current page is in sight, arrow keys go from link to link, and focus brings a link into sight', async ({
    page
  }) => {
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
    const links = page.locator('[data-slider-list] a')
    const current = page.locator('[data-slider-list] a[aria-current=page]')
    await expect(current).toBeInViewport({ ratio: 0.9 })
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
  })

  test('after a client-side navigation the bar shows the new page', async ({ page }) => {
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
    await page.locator('[data-slider-list] a').last().click()
    await page.waitForURL(url => url.pathname !== '/en/about-us/')
    await expect(page.locator('[data-slider-list] a[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
  })

  test('for a mouse the bar has arrows while there is more to see', async ({ page }) => {
    await page.setViewportSize({ width: 300, height: 700 })
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
    const on = page.locator('[data-slide=on]')
    const list = page.locator('[data-slider-list]')
    const overflows = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2)
    expect(overflows).toBe(true)
    await list.evaluate(element => element.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(on).toBeVisible()
    while (await on.isVisible()) await on.click()
    await expect(page.locator('[data-slide=back]')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[data-slider-bar]').analyze()
    expect(violations).toEqual([])
  })
})

for (const path of ['/en/', '/en/download/', '/en/contact/', '/en/privacy-policy/'])
  test(`embedded=all stays silent and whole once the app runs: ${path}`, async ({ page }) => {
    await page.goto(`${path}?embedded=all`)
    await page.waitForSelector(live)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('body a[href]:not([href^="#"]), form')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })
