import { expectNoViolation } from '../fixtures/accessible.ts'
import { startsOf } from '../fixtures/download-starts.ts'
import { userAgents } from '../fixtures/download-visitors.data.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { followFooter, settled } from '../fixtures/settled-page.ts'

const primary = '.get__primary .button'
const others = '.get__others .button'

for (const [platform, name] of [
  ['windows', 'Télécharger pour Windows'],
  ['macos', 'Télécharger pour Mac'],
  ['android', 'Télécharger pour Android'],
  ['ios', 'Télécharger pour iPhone et iPad']
] as const)
  test.describe(platform, () => {
    test.use({ userAgent: userAgents[platform] })

    test('the button names the visitor’s platform, all others below', async ({ page }) => {
      await page.goto('/download/')
      await page.waitForSelector(live)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/download/start/${platform}/?lang=fr`
      )
      await expect(page.locator(primary)).toContainText(name)
      await expect(page.locator(others)).toHaveCount(3)
    })
  })

test.describe('Linux', () => {
  test.use({ userAgent: userAgents.linux })

  test('a notice instead of silence, and the mobile page', async ({ page }) => {
    await page.goto('/en/download/')
    await expect(page.locator(primary)).toHaveCount(0)
    await expect(page.locator(others)).toHaveCount(4)
    await page.getByRole('link', { name: 'Continue on a phone' }).click()
    await expect(page).toHaveURL(/\/sample-client\/mobile\/[^/]+\/en\?siteId=global$/)
  })
})

test.describe('a BLOCKED visitor', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'FR' }, userAgent: userAgents.windows })

  for (const path of ['/download/', '/download/?auto=1'])
    test(`has no way to an installer on ${path}`, async ({ page }) => {
      const starts = startsOf(page)
      await page.goto(path)
      await page.waitForSelector(live)
      await expect(
        page.getByRole('heading', { name: 'Le téléchargement n’est pas ouvert là où vous êtes' })
      ).toBeVisible()
      await expect(page.locator('a[href*="/download/start/"], a[href*="sample-client"]')).toHaveCount(0)
      await settled(page)
      expect(starts).toEqual([])
    })

  test('is sent home from a download and told why', async ({ page }) => {
    await page.goto('/download/start/windows/')
    await expect(page).toHaveURL(/\/\?notice=download-blocked$/)
    await expect(page.locator('main a[href*="/your-location/"]').first()).toBeVisible()
  })
})

test('a visitor who comes to the page by a link finds it at work as well', async ({ page }) => {
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await page.locator('.header__download').click()
  await page.waitForURL('**/download/')
  await expect(page.locator('[data-file-check]')).toBeVisible()
})

for (const [platform, start] of [
  ['windows', '/download/start/windows/?lang=fr'],
  ['linux', '#get']
] as const)
  test.describe(`S2-22 the header’s Download on the download page: ${platform}`, () => {
    test.use({ userAgent: userAgents[platform], viewport: { width: 1244, height: 800 } })

    test('is for this device, as a document and by navigation, and leads here from elsewhere', async ({ page }) => {
      const button = page.locator('.header__download')
      await page.goto('/download/?clean')
      await expect(button).toHaveAttribute('href', start)
      await page.waitForSelector(live)
      await followFooter(page, '/contact/')
      await page.waitForURL('**/contact/')
      await expect(button).toHaveAttribute('href', '/download/')
      await button.click()
      await page.waitForURL('**/download/')
      await expect(button).toHaveAttribute('href', start)
    })
  })

for (const [width, userAgent] of [
  [360, userAgents.android],
  [1244, userAgents.windows],
  [1244, userAgents.linux]
] as const)
  test.describe(`${width} px ${userAgent.slice(13, 30)}`, () => {
    test.use({ viewport: { width, height: 800 }, userAgent })

    for (const path of ['/download/', '/en/download/?auto=done'])
      test(`axe: ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('[data-file-check]')).toBeVisible()
        await expectNoViolation(page, 'main')
      })

    test('the QR code is for desktop visitors', async ({ page }) => {
      await page.goto('/en/download/')
      const code = page.getByRole('img', { name: 'QR code of the address of this page' })
      await expect(code).toHaveCount(userAgent === userAgents.android ? 0 : 1)
    })
  })
