import { expect, live, test } from '../fixtures/quiet-page.ts'

const paths = ['/', '/privacy-policy/', '/poker-school/glossary/', '/download/'] as const
const putOff = 'main > *, section, .late'

test.use({ locale: 'fr-FR' })

for (const path of paths) {
  test(`S2-78 what is put off is laid out once nothing else is to be done: ${path}`, async ({ page }) => {
    await page.goto(`${path}?clean`)
    const left = () =>
      page.evaluate(
        selector =>
          Array.from(document.querySelectorAll(selector), part => getComputedStyle(part).contentVisibility).filter(
            value => value === 'auto'
          ).length,
        putOff
      )
    await expect.poll(left).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test(`S2-78 without script nothing is put off: ${path}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto(`${path}?clean`)
    const puts = await page
      .locator(putOff)
      .evaluateAll(parts => parts.map(part => getComputedStyle(part).contentVisibility))
    expect(puts).not.toContain('auto')
    await context.close()
  })
}

test('a fragment that cannot be decoded is passed over', async ({ page }) => {
  await page.goto('/help/#%E0%A4%A')
  await page.waitForSelector(live)
  await expect(page.locator('.fault-notice')).toHaveCount(0)
})
