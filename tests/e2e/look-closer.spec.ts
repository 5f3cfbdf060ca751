import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'

test.use({ locale: 'fr-FR', reducedMotion: 'reduce' })

const drawing = 'svg.chart__drawing, svg.client-table'

for (const width of [360, 1244]) {
  test(`the ring beside the month’s sum opens its drawing, whole, by mouse and keyboard, at ${width} px`, async ({
    page
  }) => {
    const site = await runSite({ now: () => new Date(inMonthOfFigures('15T12:00:00Z')) })
    try {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`http://localhost:${site.port}/?clean`)
      await page.waitForSelector(live)
      const ring = page.locator('button.look-closer__open')
      const panel = page.locator('.look-closer__panel')
      for (const press of [() => ring.click(), () => ring.press('Enter')]) {
        await press()
        await expect(panel.locator(drawing).locator('visible=true')).toHaveCount(1)
        const { left, right, top, bottom } = await panel.evaluate(element => element.getBoundingClientRect().toJSON())
        expect([left >= 0, right <= width, top >= 0, bottom <= 740]).toEqual([true, true, true, true])
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
      }
    } finally {
      await page.close()
      await site.stop()
    }
  })

  for (const path of [
    '/promotions/welcome-bonus/',
    '/promotions/jackpots/',
    '/spin-gold/',
    '/tournaments/sunday-major/'
  ])
    test(`each ring leads to what is drawn behind the figures: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${path}?clean`)
      await page.waitForSelector(live)
      const rings = page.locator('a.look-closer__open')
      const count = await rings.count()
      expect(count).toBeGreaterThan(1)
      for (let index = 0; index < count; index += 1) {
        const target = (await rings.nth(index).getAttribute('href')) ?? ''
        await rings.nth(index).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator(target)).toBeInViewport()
        await expect(page.locator(`${target} :is(svg[role=img], svg[role=group], table)`).first()).toBeAttached()
      }
    })
}
