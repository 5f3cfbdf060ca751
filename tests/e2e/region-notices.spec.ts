import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { followFooter, quiet, turn, unhurried } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const modal = (page: Page, name = '') => page.locator(name ? `[data-modal=${name}]` : '[data-modal][data-state]')
const opened = (page: Page, name: string) => page.waitForSelector(`[data-modal=${name}][data-state=opened]`)
const on = (baseURL: string | undefined, siteId: string, path: string) =>
  siteId === 'global' ? path : new URL(path, baseURL).href.replace('//localhost', `//${siteId}.localhost`)
const closeRM = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'closeRM')

/** Goes to a page, whose question for the notice that is due is answered with none. */
async function nothingComes(page: Page, go: () => Promise<unknown>) {
  const answered = page.waitForResponse(/\/api\/region-notice\?page=/)
  await go()
  expect((await answered).status()).toBe(204)
  await quiet(page)
  await expect(modal(page)).toHaveCount(0)
}

test.describe('"Region warning modal: shown when the country\'s rule is WARNING"', () => {
  test.use({ extraHTTPHeaders: visitors.britain })

  test('S4-6 S4-10 S3-10 "on the home or download page only", "dismissing sets closeRM=1 and hides it", and never again', async ({
    page
  }) => {
    await nothingComes(page, () => page.goto('/about-us/'))
    await page.goto('/en/')
    await opened(page, 'region-warning')
    await expect(modal(page)).toHaveCount(1)
    await expect(page.locator('main > .notice')).toBeHidden()
    await expect(modal(page)).toContainText(
      "We're sorry. We do not offer real money gambling in the country you are in."
    )
    await expect(modal(page).getByRole('link')).toHaveAttribute(
      'href',
      /^http:\/\/united-kingdom\.localhost:\d+\/\?force=1$/
    )
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(modal(page)).toHaveCount(0)
    expect(await closeRM(page)).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', expires: -1, httpOnly: false })
    for (const path of ['/', '/download/', '/en/']) await nothingComes(page, () => page.goto(path))
  })

  test('after a client-side navigation too, once', async ({ page }) => {
    await nothingComes(page, () => page.goto('/about-us/'))
    await followFooter(page, '/download/')
    await opened(page, 'region-warning')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await nothingComes(page, () => followFooter(page, '/contact/'))
    await nothingComes(page, () => page.goBack())
    await expect(page).toHaveURL(/\/download\/$/)
  })

  test('S4-8 "not shown when a lighthouse marker is present", for the document\'s life', async ({ page }) => {
    await unhurried(page)
    await nothingComes(page, () => page.goto('/?is_Lighthouse=0'))
    await nothingComes(page, () => followFooter(page, '/download/'))
    await expect(page).toHaveURL(/\/download\/$/)
  })

  test('by keyboard: it has the focus, keeps it, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    await opened(page, 'region-warning')
    for (let presses = 0; presses < 5; presses += 1) {
      await expect(modal(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    expect((await closeRM(page))?.value).toBe('1')
  })
})

test.describe('"Ontario modal: shown when country is CA and region is ON"', () => {
  test.use({ extraHTTPHeaders: visitors.ontario })

  test('"on any site except the Canadian one", on every page', async ({ page, baseURL }) => {
    await nothingComes(page, () => page.goto(on(baseURL, 'ontario', '/')))
    await page.goto(on(baseURL, 'germany', '/privacy-policy/'))
    await opened(page, 'ontario')
    await expect(modal(page)).toHaveCount(1)
  })

  test('S4-15 S4-16 "the primary button goes to the Canadian region\'s URL, carrying over the current query", "page scroll is locked"', async ({
    page
  }) => {
    await page.goto('/about-us/?a=1&b=x%20y')
    await opened(page, 'ontario')
    await page.evaluate("addEventListener('wheel', () => document.body.setAttribute('data-wheeled', ''))")
    await page.mouse.wheel(0, 900)
    await page.waitForSelector('[data-wheeled]')
    await turn(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await modal(page).getByRole('link').click()
    await page.waitForURL(/^http:\/\/ontario\.localhost:\d+\/\?(force=1&)?a=1&b=x(\+|%20)y$/)
    expect(await closeRM(page)).toBeUndefined()
  })

  test('S4-14 "dismissing sets closeRM=1"', async ({ page }) => {
    await page.goto('/contact/')
    await opened(page, 'ontario')
    await modal(page).getByRole('button').last().click()
    await expect(modal(page)).toHaveCount(0)
    expect((await closeRM(page))?.value).toBe('1')
    await nothingComes(page, () => page.goto('/'))
  })
})

test.describe('S2-46 "Redirect modal for visitors outside Ontario, offering to go to the main site"', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  test('S2-46 S3-10 on every page, "same path and query", and asked once: closing it sets closeRM=1', async ({
    page,
    baseURL
  }) => {
    await page.goto(on(baseURL, 'ontario', '/about-us/?a=1'))
    await opened(page, 'ontario-redirect')
    await expect(modal(page).getByRole('link')).toHaveAttribute('href', `${baseURL}/en/about-us/?a=1`)
    await modal(page).getByRole('button').last().click()
    await expect(modal(page)).toHaveCount(0)
    expect((await closeRM(page))?.value).toBe('1')
    await nothingComes(page, () => followFooter(page, '/contact/'))
    await nothingComes(page, () => page.goto(on(baseURL, 'ontario', '/help/')))
  })
})

test.describe('one notice a page view', () => {
  test.use({ extraHTTPHeaders: visitors.britain })

  test('the warning comes before the redirect modal, and its closing silences both', async ({ page, baseURL }) => {
    await page.goto(on(baseURL, 'ontario', '/'))
    await opened(page, 'region-warning')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(modal(page)).toHaveCount(0)
    await nothingComes(page, () => page.goto(on(baseURL, 'ontario', '/contact/')))
  })
})

test('no notice, and none of its code, for an unknown place', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await nothingComes(page, () => page.goto('/'))
  expect(asked.filter(url => /region-notice-modal|notice=(region|ontario)/.test(url))).toEqual([])
})

const cases = [
  ['region-warning', visitors.britain, 'global', '/'],
  ['region-warning', visitors.brazil, 'global', '/en/download/'],
  ['ontario', visitors.ontario, 'global', '/'],
  ['ontario-redirect', visitors.norway, 'ontario', '/'],
  ['self-exclusion', visitors.france, 'global', '/responsible-gaming/'],
  ['self-exclusion', visitors.norway, 'united-kingdom', '/responsible-gaming/']
] as const

for (const [name, headers, siteId, path] of cases)
  test.describe(`${name} on ${siteId} ${path}`, () => {
    test.use({ extraHTTPHeaders: headers, viewport: { width: 360, height: 740 } })

    test('breaks no rule of WCAG and lies within the window', async ({ page, baseURL }) => {
      await page.goto(on(baseURL, siteId, path))
      await page.waitForSelector(live)
      if (name === 'self-exclusion') await page.locator('main a[data-opens=self-exclusion]').click()
      await opened(page, name)
      for (const width of [360, 1244]) {
        await page.setViewportSize({ width, height: 740 })
        await expectNoViolation(page)
        const panel = await modal(page).locator('.modal-panel').boundingBox()
        expect(panel && panel.x >= 0 && panel.x + panel.width <= width && panel.y >= 0).toBe(true)
        await expectNoSidewaysScroll(page)
      }
    })
  })

test.describe('a blocked visitor', () => {
  test.use({ extraHTTPHeaders: visitors.france, viewport: { width: 360, height: 740 } })

  test('S6-23 reads it at the head of the page, with a way to what can be done and no button to a download', async ({
    page
  }) => {
    await page.goto('/en/about-us/')
    const notice = page.locator('header [data-notice=blocked]')
    await expect(notice).toBeVisible()
    await expect(page.locator('header .header__sign-up, [data-quick=download]')).toHaveCount(0)
    await notice.getByRole('link').click()
    await page.waitForURL('**/en/your-location/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /your-location/)
    await expect(notice).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  for (const path of ['/', '/en/', '/en/?notice=download-blocked'])
    test(`S6-23 on home it covers no words, the age first of all: ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const width of [360, 390, 768, 1024, 1244, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('.place-notice')).toBeVisible()
        const notice = await page.locator('.place-notice').boundingBox()
        const first = await page.locator('main > :not(noscript)').first().boundingBox()
        expect((notice?.y ?? 0) + (notice?.height ?? 0), `${width} px`).toBeLessThanOrEqual(first?.y ?? 0)
      }
    })
})

test.describe('on a site that informs', () => {
  test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'FI' } })

  test('S6-23 a page that is navigated to has the notice at its head, and home, which says it itself, has none again', async ({
    page,
    baseURL
  }) => {
    const notice = page.locator('.place-notice')
    const home = on(baseURL, 'finland', '/')
    await page.context().addCookies([{ name: 'closeRM', value: '1', url: home }])
    await page.goto(home)
    await page.waitForSelector(live)
    await expect(notice).toHaveCount(0)
    await followFooter(page, '/contact/')
    await expect(page).toHaveURL(/\/contact\/$/)
    await expect(notice).toBeVisible()
    await page.goBack()
    await expect(notice).toHaveCount(0)
  })
})
