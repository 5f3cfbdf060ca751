import { expect, test } from '../fixtures/quiet-page.ts'

test.use({ viewport: { width: 320, height: 740 } })

for (const path of ['/promotions/welcome-bonus/', '/promotions/daily-leaderboards/omaha/', '/promotions/jackpots/'])
  test(`${path}: tables of a few figures stay tables at 320 px, under their columns, and fit`, async ({ page }) => {
    await page.goto(path)
    const tables = page.locator('.data-table--slim')
    expect(await tables.count()).toBeGreaterThan(0)
    for (const table of await tables.all()) {
      await expect(table).toHaveCSS('display', 'table')
      const cells = await table.evaluate(element =>
        [...element.querySelectorAll('th, td')].map(cell => getComputedStyle(cell).display)
      )
      expect(new Set(cells)).toEqual(new Set(['table-cell']))
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
