import AxeBuilder from '@axe-core/playwright'
import { inLocale, livePaths } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { readThrough } from '../fixtures/read-through.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of [360, 1244])
  for (const locale of ['fr', 'en'] as const)
    for (const path of livePaths)
      test(`no violation: ${inLocale(locale, path)} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(inLocale(locale, path))
        await readThrough(page)
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })

for (const width of [360, 1244])
  test(`no violation: the error screen at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto('/nowhere/')
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    await context.close()
  })

for (const path of livePaths)
  for (const width of [320, 360, 768, 1244, 1920])
    test(`no sideways scroll: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      ).toBeLessThanOrEqual(0)
    })
