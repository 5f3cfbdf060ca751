import { expect, test } from '../fixtures/quiet-page.ts'

test.use({
  locale: 'en-GB',
  viewport: { width: 360, height: 740 },
  extraHTTPHeaders: { 'CF-IPCountry': 'CL' }
})

test('S2-57 the last link of a page is above the language banner and can be pressed', async ({ page, context }) => {
  await context.route('https://db-ip.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' })
  )
  await page.goto('/contact/')
  const bar = page.locator('.language-banner')
  await expect(bar).toBeInViewport({ ratio: 1 })
  const last = page.locator('.footer__print a').last()
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [link, shown] = [await last.boundingBox(), await bar.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0)
  }).toPass()
  const opened = context.waitForEvent('page')
  await last.click()
  await expect(await opened).toHaveURL(/db-ip\.com/)
  await expect(bar).toBeVisible()
  await bar.getByRole('button').click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('padding-block-end', '0px')
})
