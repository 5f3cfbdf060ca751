import { chromiumPath } from '../../build/chromium.ts'
import { sampleTarget, startsOf } from '../fixtures/download-starts.ts'
import { userAgents } from '../fixtures/download-visitors.data.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet, settled } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const primary = '.get__primary .button'
const others = '.get__others .button'

test.describe('an iPad that poses as a Mac', () => {
  test.use({ userAgent: userAgents.macos })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }))
  )

  test('"never a desktop file for iPadOS": its button is that of the iPad', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 1366 })
    await page.goto('/download/')
    await expect(page.locator(primary)).toContainText('Télécharger pour iPhone et iPad')
    await expect(page.locator(others)).toHaveText([/Mac|Windows|Android/, /Mac|Windows|Android/, /Mac|Windows|Android/])
    await expect(page.locator('[data-phone-code]')).toHaveCount(0)
  })

  test('nor does one start by itself', async ({ page }) => {
    const starts = startsOf(page)
    await page.goto('/download/?auto=1')
    await page.waitForURL(sampleTarget)
    expect(starts).toEqual(['/download/start/ios/'])
  })
})

test.describe('auto=1', () => {
  test.use({ userAgent: userAgents.windows })

  test('S2-5 starts once per intent: not again after Back, Forward or loading again', async ({ page }) => {
    const starts = startsOf(page)
    await page.goto('/en/about-us/')
    await page.goto('/en/download/?auto=1')
    await page.waitForURL(sampleTarget)
    expect(starts).toEqual(['/download/start/windows/'])
    await page.goBack()
    await page.waitForSelector(live)
    await expect(page).toHaveURL(/\/en\/download\/\?auto=done$/)
    await expect(page.getByRole('heading', { name: 'Your download has started' })).toBeVisible()
    await page.reload()
    await page.waitForSelector(live)
    await page.goBack()
    await page.waitForURL(/about-us/)
    await page.goForward()
    await settled(page)
    expect(starts).toHaveLength(1)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.waitForURL(sampleTarget)
    expect(starts).toEqual(['/download/start/windows/', '/download/start/windows/'])
  })

  test('nor when the back-forward cache gives the page back as it was', async ({
    playwright,
    launchOptions,
    baseURL
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: chromiumPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache']
    })
    const page = await browser.newPage({ userAgent: userAgents.windows })
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.givenBack = ''
      })
    )
    const starts = startsOf(page)
    await page.goto(`${baseURL}/en/download/?auto=1`)
    await page.waitForURL(sampleTarget)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-given-back] .started')).toBeVisible()
    await quiet(page)
    expect(starts).toHaveLength(1)
    await expect(page).toHaveURL(/\?auto=done$/)
    await browser.close()
  })

  test('a file that downloads leaves the page, with the next steps of its platform', async ({ page }) => {
    await page.route(/\/download\/start\//, route =>
      route.fulfill({ body: 'MZ', headers: { 'content-disposition': 'attachment; filename="client.exe"' } })
    )
    const download = page.waitForEvent('download')
    await page.goto('/en/download/?auto=1')
    expect((await download).suggestedFilename()).toBe('client.exe')
    await expect(page.locator('.started__steps:visible li')).toHaveCount(3)
    await expect(page).toHaveURL(/\?auto=done$/)
  })

  test('without the parameter nothing starts', async ({ page }) => {
    const starts = startsOf(page)
    await page.goto('/download/')
    await settled(page)
    expect(starts).toEqual([])
  })

  test.describe('where the rule is WARNING', () => {
    test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'BE' } })

    test('starts after OK', async ({ page }) => {
      const starts = startsOf(page)
      await page.goto('/download/?auto=1')
      const notice = page.locator('[data-modal="region-warning"]')
      await expect(notice).toBeVisible()
      await settled(page)
      expect(starts).toEqual([])
      await notice.getByRole('button', { name: 'OK', exact: true }).click()
      await page.waitForURL(sampleTarget)
      expect(starts).toEqual(['/download/start/windows/'])
    })
  })
})

for (const [who, headers, started] of [
  ['a Norwegian', visitors.norway, ['/download/start/windows/']],
  ['a Brazilian, who has a warning to read,', visitors.brazil, []],
  ['a French visitor, who may not download,', visitors.france, []]
] as const)
  test.describe(`auto=1 without JavaScript, ${who}`, () => {
    test.use({ javaScriptEnabled: false, userAgent: userAgents.windows, extraHTTPHeaders: headers })

    test(`S2-5 starts ${started.length === 1 ? 'once' : 'nothing'}`, async ({ page }) => {
      const starts = startsOf(page)
      await page.goto('/en/about-us/')
      await page.goto('/en/download/?auto=1')
      if (started.length > 0) {
        await page.waitForURL(sampleTarget)
        await page.goBack()
        await expect(page).toHaveURL(/\/en\/about-us\/$/)
      } else await expect(page.locator('noscript meta, meta[http-equiv=refresh]')).toHaveCount(0)
      expect(starts).toEqual(started)
    })
  })
