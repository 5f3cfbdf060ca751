import { expect, live, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an embedded page stays embedded over links, a reload and Back', async ({ page }) => {
      const onlyTheLogo = async () => {
        if (javaScriptEnabled) await page.waitForSelector(`${live}:not([data-leaving])`)
        await expect(page.locator('body')).toHaveAttribute('data-embedded', 'logo')
        await expect(page.locator('header.header a:visible')).toHaveCount(1)
        await expect(page.locator('footer, [data-quick]')).toHaveCount(0)
      }
      await page.goto('/contact/?embedded=logo')
      await onlyTheLogo()
      await page.locator('main a[href^="/privacy-policy/"]').first().click()
      await page.waitForURL('**/privacy-policy/?embedded=logo')
      await onlyTheLogo()
      await page.reload()
      await onlyTheLogo()
      await page.goBack()
      await expect(page).toHaveURL(/\/contact\/\?embedded=logo$/)
      await onlyTheLogo()
    })
  })
