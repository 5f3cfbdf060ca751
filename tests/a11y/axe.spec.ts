import { expectNoViolation } from '../fixtures/accessible.ts'
import { inLocale, livePaths, screenPaths } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { readThrough } from '../fixtures/read-through.ts'

/** Each screen narrow in one language and wide in the other; texts of both are as long at their longest. */
const looks = [
  { width: 360, locale: 'fr' },
  { width: 1244, locale: 'en' }
] as const

for (const { width, locale } of looks)
  for (const path of screenPaths)
    test(`no violation: ${inLocale(locale, path)} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(inLocale(locale, path))
      await readThrough(page)
      await expectNoViolation(page)
    })

for (const width of [360, 1244])
  test(`no violation: the error screen at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/nowhere/')
    await expectNoViolation(page)
    await context.close()
  })

/** Words decide about width too, and a page that is only resized is quickly looked at: every page, all widths, in one go. */
for (const path of livePaths)
  test(`no sideways scroll from 320 to 1920 px: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    for (const width of [320, 360, 768, 1244, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      expect([width, Math.max(over, 0)]).toEqual([width, 0])
    }
  })
