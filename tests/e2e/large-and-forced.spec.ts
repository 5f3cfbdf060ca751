import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../fixtures/accessible.ts'
import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'

/** A window of 1280 × 1024 px at four times the size. */
const large = { width: 320, height: 256 }

/** What stays in place while the page is scrolled and takes more than a third of the window. */
const heldParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap(element => {
      const { position } = getComputedStyle(element)
      const { top, bottom, width } = element.getBoundingClientRect()
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0)
      const isHeld = ['fixed', 'sticky'].includes(position) && element.checkVisibility() && width > innerWidth / 2
      return isHeld && shown > innerHeight / 3 ? [`${element.className} ${Math.round(top)} ${Math.round(bottom)}`] : []
    })
  )

/** Controls that have nothing round or under them once the system takes the grounds away. */
const bareControls = (page: Page) =>
  page
    .locator(
      'main :is(button, select, textarea, a.button, input:not([type=hidden], [type=radio], [type=checkbox], [type=range]))'
    )
    .evaluateAll(controls =>
      controls.flatMap(control => {
        const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(control)
        const isDrawn = [borderTopWidth, borderBottomWidth].some(width => Number.parseFloat(width) > 0)
        const isMarked = isDrawn || outlineStyle !== 'none' || textDecorationLine !== 'none'
        const hasDrawing = control.querySelector('svg, [class*=ring]') !== null
        return control.checkVisibility({ opacityProperty: true }) && !isMarked && !hasDrawing
          ? [`${control.localName} ${control.className}`]
          : []
      })
    )

test('S2-73 at four times the size no page scrolls sideways, and what stays in place leaves two thirds of the window', async ({
  page
}) => {
  test.slow()
  await page.setViewportSize(large)
  for (const path of familyPaths)
    await test.step(path, async () => {
      await page.goto(`${path}?clean`, { waitUntil: 'domcontentloaded' })
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => scrollTo(0, innerHeight * 2))
      expect([path, await heldParts(page)]).toEqual([path, []])
    })
})

test('S2-73 in the colours of the system every control has an edge, a line or a drawing', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of familyPaths)
    await test.step(path, async () => {
      await page.goto(`${path}?clean`)
      await laidOutWhole(page)
      expect([path, await bareControls(page)]).toEqual([path, []])
    })
})

test('S2-73 at four times the size both answers to the consent question are in the window', async ({ browser }) => {
  const context = await browser.newContext({ viewport: large, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto('/cash-games/')
  await page.waitForSelector(live)
  for (const answer of await page.locator('.consent-banner__ways button').all())
    await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.consent-banner__ways button')).toHaveCount(2)
  await context.close()
})
