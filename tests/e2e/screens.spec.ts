import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { inLocale, screenPaths, sweeps } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { readThrough } from '../fixtures/read-through.ts'

const widths = [1920, 1244, 768, 360, 320]
/** Menus are open lists at the one, a button at the other. */
const widthsForAxe = [1244, 360]

for (const locale of sweeps ? (['fr', 'en'] as const) : (['fr'] as const))
  for (const path of screenPaths.map(path => inLocale(locale, path)))
    test(`${path} takes no script file before first paint, comes alive, breaks no rule of WCAG and never scrolls sideways`, async ({
      page
    }) => {
      test.slow()
      await page.setViewportSize({ width: 1920, height: 800 })
      await page.mouse.move(180, 320)
      await page.goto(path)
      await page.waitForSelector(live)
      const early = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint).length
      })
      expect(early).toBe(0)
      expect(await page.locator('template, [hidden][id^="S:"]').count()).toBe(0)
      for (const width of widths)
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page)
          if (!widthsForAxe.includes(width)) return
          await readThrough(page)
          await expectNoViolation(page)
        })
    })

test('S2-16 home’s sections are seen in their order, the figures of the room as the foot of the first screen', async ({
  page
}) => {
  await page.goto('/')
  for (const width of [360, 800, 1300]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .locator('[data-section]:not([data-section="players-online"])')
      .evaluateAll(sections => sections.map(section => section.getBoundingClientRect().top))
    const [first = 0, second = 0] = tops
    const figures = (await page.locator('[data-section="players-online"]').boundingBox())?.y ?? 0
    expect([width, ...tops]).toEqual([width, ...tops.toSorted((a, b) => a - b)])
    expect(figures).toBeGreaterThan(first)
    expect(figures).toBeLessThan(second)
  }
})

test('the error screen breaks no rule of WCAG and never scrolls sideways', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto('/nowhere/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    if (widthsForAxe.includes(width)) await expectNoViolation(page)
  }
  await context.close()
})
