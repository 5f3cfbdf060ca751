import type { Page } from '@playwright/test'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'
import { settled, turn } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const modal = (page: Page, name = '') => page.locator(name ? `[data-modal=${name}]` : '[data-modal][data-state]')
const opened = (page: Page, name: string) => page.waitForSelector(`[data-modal=${name}][data-state=opened]`)
const on = (baseURL: string | undefined, siteId: string, path: string) =>
  siteId === 'global' ? path : new URL(path, baseURL).href.replace('//localhost', `//${siteId}.localhost`)
const closeRM = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'closeRM')

async function nothingComes(page: Page) {
  await settled(page)
  await expect(modal(page)).toHaveCount(0)
}

test.describe('"Region warning modal: shown when the country\'s rule is WARNING"', () => {
  test.use({ extraHTTPHeaders: visitors.britain })

  test('S4-6 S4-10 S3-10 "on the home or download page only", "dismissing sets closeRM=1 and hides it", and never again', async ({
    page
  }) => {
    await page.goto('/about-us/')
    await nothingComes(page)
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
    for (const path of ['/', '/download/', '/en/']) {
      await page.goto(path)
      await nothingComes(page)
    }
  })

  test('after a client-side navigation too, once', async ({ page }) => {
    await page.goto('/about-us/')
    await nothingComes(page)
    await page.locator('footer a[href="/download/"]').first().click()
    await opened(page, 'region-warning')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.locator('footer a[href="/contact/"]').first().click()
    await page.waitForURL('**/contact/')
    await page.goBack()
    await page.waitForURL('**/download/')
    await nothingComes(page)
  })

  for (const marker of ['lighthouse', 'is_Lighthouse=0'])
    test(`S4-8 "not shown when a lighthouse marker is present", for the document's life: ${marker}`, async ({
      page
    }) => {
      await page.goto(`/?${marker}`)
      await nothingComes(page)
      await page.locator('footer a[href="/download/"]').first().click()
      await page.waitForURL('**/download/')
      await nothingComes(page)
    })

  test('the marker clean suppresses no notice', async ({ page }) => {
    await page.goto('/?clean')
    await opened(page, 'region-warning')
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

  test('S4-9 "or when the visitor is on the whitelist"', async ({ browser }) => {
    const site = await runSite({ variables: { WHITELIST: '127.0.0.0/8,::1' } })
    const context = await browser.newContext({ extraHTTPHeaders: visitors.britain })
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${site.port}/`)
    await nothingComes(page)
    await context.close()
    await site.stop()
  })
})

test.describe('"Ontario modal: shown when country is CA and region is ON"', () => {
  test.use({ extraHTTPHeaders: visitors.ontario })

  for (const siteId of siteIds)
    test(`"on any site except the Canadian one": ${siteId}`, async ({ page, baseURL }) => {
      for (const path of ['/', '/privacy-policy/']) {
        await page.goto(on(baseURL, siteId, path))
        if (siteId === 'ontario') await nothingComes(page)
        else {
          await opened(page, 'ontario')
          await expect(modal(page)).toHaveCount(1)
        }
      }
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
    await page.goto('/')
    await nothingComes(page)
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
    await page.locator('footer a[href="/contact/"]').first().click()
    await page.waitForURL('**/contact/')
    await nothingComes(page)
    for (const path of ['/', '/help/']) {
      await page.goto(on(baseURL, 'ontario', path))
      await nothingComes(page)
    }
  })
})

test('one notice a page view: the warning comes before the redirect modal, and its closing silences both', async ({
  browser,
  baseURL
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: visitors.britain })
  const page = await context.newPage()
  await page.goto(on(baseURL, 'ontario', '/'))
  await opened(page, 'region-warning')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await nothingComes(page)
  await page.goto(on(baseURL, 'ontario', '/contact/'))
  await nothingComes(page)
  await context.close()
})

for (const [place, headers] of [
  ['an unknown place', visitors.nowhere],
  ['a country without a rule', visitors.norway],
  ['the rest of Canada', visitors.quebec]
] as const)
  test(`no notice, and none of its code, for ${place}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ extraHTTPHeaders: headers })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto(new URL('/', baseURL).href)
    await nothingComes(page)
    expect(asked.filter(url => /region-notice-modal|notice=(region|ontario)/.test(url))).toEqual([])
    await context.close()
  })

const cases = [
  ['region-warning', visitors.britain, 'global', '/'],
  ['region-warning', visitors.brazil, 'global', '/en/download/'],
  ['ontario', visitors.ontario, 'global', '/'],
  ['ontario-redirect', visitors.norway, 'ontario', '/'],
  ['self-exclusion', visitors.france, 'global', '/responsible-gaming/'],
  ['self-exclusion', visitors.norway, 'united-kingdom', '/responsible-gaming/']
] as const

for (const width of [360, 1244])
  for (const [name, headers, siteId, path] of cases)
    test(`axe: ${name} at ${width} px on ${siteId} ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ extraHTTPHeaders: headers, viewport: { width, height: 740 } })
      const page = await context.newPage()
      await page.goto(new URL(on(baseURL, siteId, path), baseURL).href)
      await page.waitForSelector(live)
      if (name === 'self-exclusion') await page.locator('main a[data-opens=self-exclusion]').click()
      await opened(page, name)
      await expectNoViolation(page)
      const panel = await modal(page).locator('.modal-panel').boundingBox()
      expect(panel && panel.x >= 0 && panel.x + panel.width <= width && panel.y >= 0).toBe(true)
      await expectNoSidewaysScroll(page)
      await context.close()
    })

test('S6-23 a blocked visitor reads it at the head of every page, with a way to what can be done and no button to a download', async ({
  browser,
  baseURL
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: visitors.france, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(new URL('/en/about-us/', baseURL).href)
  const notice = page.locator('header [data-notice=blocked]')
  await expect(notice).toBeVisible()
  await expect(page.locator('header .header__sign-up, [data-quick=download]')).toHaveCount(0)
  await notice.getByRole('link').click()
  await page.waitForURL('**/en/your-location/')
  await expect(notice).toBeVisible()
  await expectNoSidewaysScroll(page)
  await context.close()
})

for (const [rule, headers, path, shown] of [
  ['on home', visitors.britain, '/en/', 1],
  ['on download', visitors.britain, '/en/download/', 1],
  ['nowhere else', visitors.britain, '/en/about-us/', 0],
  ['not with a lighthouse marker', visitors.britain, '/en/?is_Lighthouse', 0],
  ['not where no rule warns', visitors.norway, '/en/', 0]
] as const)
  test(`S4-6 without JavaScript the warning is in the page: ${rule}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ extraHTTPHeaders: headers, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(new URL(path, baseURL).href)
    await expect(page.locator('[data-notice=region-warning]')).toHaveCount(shown)
    await context.close()
  })
