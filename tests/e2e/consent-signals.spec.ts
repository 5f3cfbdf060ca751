import { banner, tag, tagRequests, visitorFrom } from '../fixtures/consent-pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { settled } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

for (const [name, headers] of [
  ['GPC by its header alone', { ...visitors.quebec, 'Sec-GPC': '1' }],
  ['Do-Not-Track by its header alone, where the law asks', { ...visitors.norway, DNT: '1' }]
] as const)
  test(`${name}: nothing loads, nobody is asked`, async ({ browser, baseURL }) => {
    const page = await visitorFrom(browser, headers, baseURL)
    const asked = tagRequests(page)
    await page.goto('/en/contact/')
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.context().close()
  })

for (const [name, headers] of [
  ['"GPC counts as refusal everywhere"', { ...visitors.quebec, 'Sec-GPC': '1' }],
  ['and where the law asks', { ...visitors.norway, 'Sec-GPC': '1' }]
] as const)
  test(`${name}: nothing loads, nobody is asked, and one may still opt in and withdraw`, async ({
    browser,
    baseURL
  }) => {
    const page = await visitorFrom(browser, headers, baseURL)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
    const asked = tagRequests(page)
    await page.goto('/en/contact/')
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.goto('/en/privacy-choices/')
    await expect(page.locator('.receipt')).toContainText('Global Privacy Control')
    await page.locator('main').getByRole('button', { name: 'Accept' }).click()
    await expect(page.locator('.receipt')).toContainText('You have accepted')
    await expect(tag(page)).toHaveCount(2)
    await page.goto('/en/contact/')
    await expect(tag(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Stop audience measurement' }).click()
    await expect(page.locator('[data-toast=consent]')).toContainText('is off')
    await expect(tag(page)).toHaveCount(0)
    await page.context().close()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: visitors.norway })

  test('one withdraws from the footer of any page, and reads the receipt', async ({ page }) => {
    await page.goto('/en/contact/')
    await page.getByRole('button', { name: 'Stop audience measurement' }).click()
    await expect(page).toHaveURL(/\/en\/privacy-choices\/\?saved=1$/)
    await expect(page.locator('main')).toContainText('Your choice is saved')
    await expect(page.locator('.receipt')).toContainText('You have refused')
    await page.locator('main').getByRole('button', { name: 'Accept' }).click()
    await expect(page.locator('.receipt')).toContainText('You have accepted')
  })

  test('the footer’s link leads to the page', async ({ page }) => {
    await page.goto('/contact/')
    await page.locator('footer a[data-opens=privacy-choices]').click()
    await expect(page).toHaveURL(/\/privacy-choices\/$/)
  })
})
