import { expect, test } from '@playwright/test'
import { screenPaths } from '../fixtures/pages.ts'

test.use({ javaScriptEnabled: false })

const widths = [360, 1244]

for (const path of screenPaths)
  test(`without JavaScript ${path} reads`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('main')).toBeVisible()
    }
  })

for (const width of widths)
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('navigates through the footer', async ({ page }) => {
      await page.goto('/')
      const group = page.locator('footer nav', { has: page.locator('a[href="/privacy-policy/"]') }).first()
      const fold = group.locator('summary')
      if (await fold.isVisible()) await fold.click()
      await group.locator('a[href="/privacy-policy/"]').click()
      await expect(page).toHaveURL(/\/privacy-policy\/$/)
    })

    test('switches the language, and the choice is kept', async ({ page }) => {
      await page.goto('/about-us/')
      const link = page.locator('footer a[hreflang=en][href^="/en/"]')
      if (!(await link.isVisible())) await page.locator('footer [popovertarget]').click()
      // By keyboard: a list that is scrolled may change from below its button to above it, and a click lands beside.
      await link.press('Enter')
      await expect(page).toHaveURL(/\/en\/about-us\/\?force=1$/)
      await page.goto('/')
      await expect(page).toHaveURL(/\/en\/$/)
    })

    test('switches the region by a link that keeps the page', async ({ page }) => {
      await page.goto('/about-us/')
      await expect(page.locator('footer a[href*="ontario.localhost"]')).toHaveAttribute(
        'href',
        /\/about-us\/\?force=1$/
      )
    })
  })

test('S4-23 the small screen’s menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.locator('#full-screen-menu')
  await expect(menu).toBeHidden()
  await page.locator('header button[popovertarget=full-screen-menu]').click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('S2-19 the mega-menu opens on hover and on focus, with every link in it', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 })
  await page.goto('/')
  const button = page.locator('header button[aria-controls]').first()
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
  await expect(panel).toBeHidden()
  await button.hover()
  await expect(panel).toBeVisible()
  await page.mouse.move(0, 899)
  await expect(panel).toBeHidden()
  await button.focus()
  await expect(panel).toBeVisible()
})
