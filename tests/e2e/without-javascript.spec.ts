import { expect, test } from '@playwright/test'
import { putOffParts } from '../fixtures/layout-faults.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ javaScriptEnabled: false })

const widths = [360, 1244]

/** The HTML of every screen is looked at in tests/built-site/without-script.test.ts; what style sheets make of it is asked here, one screen of each family. */
test('without JavaScript a page reads, and S2-78 nothing of it is put off', async ({ page }) => {
  for (const path of new Set([...familyPaths, '/poker-school/glossary/'])) {
    await page.goto(`${path}?clean`)
    expect.soft(await putOffParts(page), `S2-78 ${path} puts off`).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const part of ['h1', 'main'])
        expect.soft(await page.locator(part).isVisible(), `${part} of ${path} is seen at ${width} px`).toBe(true)
    }
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
  })

test('"The focus is always visible": what the keyboard comes to has a ring', async ({ page }) => {
  await page.goto('/download/?clean')
  for (let stop = 1; stop <= 20; stop++) {
    await page.keyboard.press('Tab')
    const { html, ring } = await page.locator(':focus').evaluate(focused => {
      const widths = [undefined, '::after'].map(part => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused, part)
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      })
      return { html: focused.outerHTML, ring: Math.max(...widths) }
    })
    expect(ring, `stop ${stop}: ${html}`).toBeGreaterThanOrEqual(2)
  }
})

test('S4-23 the small screen’s menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.locator('#full-screen-menu')
  await expect(menu).toBeHidden()
  await page.locator('.header__acts [popovertarget=full-screen-menu]').click()
  await expect(menu).toBeVisible()
  await menu.locator('button[aria-controls]').nth(1).click()
  await expect(menu.locator('.menu__panel:visible')).toHaveCount(1)
  await expect(menu.locator('.menu__panel a[href="/tournaments/"]').first()).toBeVisible()
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

test.describe('for whom the rule of the country warns', () => {
  test.use({ extraHTTPHeaders: visitors.britain })

  test('S4-6 home says so', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-notice=region-warning]')).toBeVisible()
  })
})
