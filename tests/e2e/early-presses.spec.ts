import type { Page } from '@playwright/test'
import { banner, tag } from '../fixtures/consent-pages.ts'
import { heldBack } from '../fixtures/held-back.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

/** What a press opens in the page, the link that is pressed, and the page that the link leads to by itself. */
const openings = [
  ['world-record', '.header__record', /\/en\/about-us\/#record$/],
  ['self-exclusion', 'footer a[data-opens=self-exclusion]', /\/en\/your-location\/#help$/],
  ['privacy-choices', 'footer a[data-opens=privacy-choices]', /\/en\/privacy-choices\/$/]
] as const

const press = (page: Page, link: string) => page.locator(link).evaluate((element: HTMLElement) => element.click())

test.describe('a press before the code has come', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  for (const [name, link] of openings)
    for (const late of ['start', `(${name}-modal|choices-dialog)`])
      test(`is made again: ${name}, where ${late} is late`, async ({ page }) => {
        const letThrough = await heldBack(page, new RegExp(`/assets/${late}[.-][^/]*\\.js$`))
        await page.goto('/en/contact/', { waitUntil: late === 'start' ? 'commit' : 'load' })
        if (late !== 'start') await page.waitForSelector(live)
        await press(page, link)
        letThrough()
        await page.waitForSelector(`[data-modal=${name}][data-state=opened]`)
        await expect(page).toHaveURL(/\/en\/contact\/$/)
      })
})

for (const [name, link, target] of openings)
  for (const [missing, files] of [
    ['no code comes', '**/assets/*.js'],
    ['React does not come', '**/assets/react-*.js']
  ] as const)
    test(`where ${missing} the link leads to its page: ${name}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ extraHTTPHeaders: visitors.norway })
      const page = await context.newPage()
      await page.route(files, route => route.abort())
      await page.goto(new URL('/en/contact/', baseURL).href)
      if (missing !== 'no code comes') await page.waitForSelector(live)
      await press(page, link)
      await page.waitForURL(target)
      await context.close()
    })

test('what comes without a press loads no React: the notice, the question of consent, another language', async ({
  browser,
  baseURL
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'CF-IPCountry': 'FI' }, locale: 'en-GB' })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(new URL('/download/', baseURL).href)
  await expect(page.locator('.language-banner')).toHaveCount(1)
  await page.waitForSelector('[data-modal=region-warning][data-state=opened]')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
  await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
  await expect(tag(page)).toHaveCount(2)
  const reloaded = page.waitForEvent('load')
  await page.locator('form[data-consent-withdraw] button').click()
  await reloaded
  await expect(page.locator('[data-toast=consent]')).toBeVisible()
  expect(asked.some(path => path.includes('/region-notice-modal.client-'))).toBe(true)
  expect(asked.filter(path => /\/assets\/(react|modal-layer|draw)[.-]/.test(path))).toEqual([])
  await context.close()
})

test('a link of the bar that has the focus before the code of the bar has come stays in sight', async ({ page }) => {
  const letThrough = await heldBack(page, '**/assets/slider-bar.client-*.js')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/responsible-gaming/')
  await page.waitForSelector(live)
  const first = page.locator('[data-slider-list] a').first()
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const bar = page.waitForResponse('**/assets/slider-bar.client-*.js')
  letThrough()
  await bar
  await quiet(page)
  await expect(first).toBeInViewport({ ratio: 0.9 })
})
