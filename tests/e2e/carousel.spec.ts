import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: visitors.norway })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('S2-61 each row that a phone swipes shows a part of its next card, and the focus brings its last link into view', async ({
      page
    }) => {
      await page.goto('/en/')
      if (javaScriptEnabled) await laidOutWhole(page)
      const rows = await page.locator('.carousel').all()
      expect(rows).toHaveLength(4)
      for (const row of rows) {
        const next = await row.locator(':scope > *').nth(1).boundingBox()
        expect(next?.x).toBeLessThan(390)
        const last = row.locator('a').last()
        await last.focus()
        await expect(last).toBeInViewport()
      }
    })
  })
