import type { Page } from '@playwright/test'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const modal = '[data-modal=self-exclusion]'

test.describe('"The self-exclusion modal lists the registers and helplines of the visitor\'s country"', () => {
  test.use({ extraHTTPHeaders: visitors.france })

  test('from the page on responsible gaming and from the footer, and gives the focus back', async ({ page }) => {
    await page.goto('/responsible-gaming/')
    await page.waitForSelector(live)
    for (const link of ['main a[data-opens=self-exclusion]', 'footer a[data-opens=self-exclusion]']) {
      await page.locator(link).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(`${modal}[data-state=opened]`)).toContainText('Joueurs Info Service')
      await expect(page.locator(modal).getByRole('link', { name: '09 74 75 13 13' })).toHaveAttribute(
        'href',
        'tel:0974751313'
      )
      await page.keyboard.press('Escape')
      await expect(page.locator(modal)).toHaveCount(0)
      await expect(page.locator(link)).toBeFocused()
    }
    await expect(page).toHaveURL(/\/responsible-gaming\/$/)
  })

  test('its list is styled once and opens again', async ({ page }) => {
    await page.goto('/en/')
    await page.waitForSelector(live)
    for (let time = 0; time < 2; time += 1) {
      await page.locator('footer a[data-opens=self-exclusion]').click()
      await page.waitForSelector(`${modal}[data-state=opened]`)
      await page.locator(`${modal} .modal-actions button`).click()
      await expect(page.locator(modal)).toHaveCount(0)
    }
  })
})

test('a link whose modal cannot be had leads to the page that lists the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ extraHTTPHeaders: visitors.france })
  const page = await context.newPage()
  await page.route('**/api/region-notice?notice=self-exclusion*', route => route.abort())
  await page.goto(new URL('/en/about-us/', baseURL).href)
  await page.waitForSelector(live)
  await page.locator('footer a[data-opens=self-exclusion]').click()
  await page.waitForURL('**/en/your-location/#help')
  await expect(page.locator('#help')).toContainText('Joueurs Info Service')
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: visitors.france })

  test('the link leads to the same list', async ({ page }) => {
    await page.goto('/responsible-gaming/')
    await page.locator('main a[data-opens=self-exclusion]').click()
    await expect(page).toHaveURL(/\/your-location\/#help$/)
    await expect(page.locator('#help')).toContainText('Interdiction volontaire de jeux (ANJ)')
  })

  test('the footer says the region and leads to the reasons', async ({ page }) => {
    await page.goto('/about-us/')
    await page.locator('.footer__print a[href="/your-location/"]').click()
    await expect(page.locator('main')).toContainText('France')
    await expect(page.locator('main')).toContainText('ni inscription ni téléchargement')
  })

  test('a blocked visitor who is sent home from a download is told why', async ({ page }) => {
    await page.goto('/?notice=download-blocked')
    await expect(page.locator('.blocked-notice')).toContainText('Le téléchargement est fermé')
    await page.locator('.blocked-notice a').click()
    await expect(page).toHaveURL(/\/your-location\/$/)
  })
})

test('"country as detected, rule applied": the footer’s line is completed when it comes near', async ({
  browser,
  baseURL
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: visitors.brazil })
  const page = await context.newPage()
  await page.goto(new URL('/en/about-us/', baseURL).href)
  await page.waitForSelector(live)
  await page.locator('.footer__print').scrollIntoViewIfNeeded()
  await expect(page.locator('.footer__print')).toContainText(
    'Country as detected: Brazil. The site is for information only there: no sign-up.'
  )
  await context.close()
})

test.describe('S4-12 "A blocked visitor is sent to the home page instead of downloading"', () => {
  test.use({ extraHTTPHeaders: visitors.france })

  /** Our own menus have no such link for them; a text or a tag may. */
  const pressDownload = async (page: Page) => {
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<a id="left-link" href="/en/download/">Download</a>')
    })
    await page.locator('#left-link').dispatchEvent('click')
  }

  test('and is told why', async ({ page }) => {
    const knows = page.waitForResponse('**/api/visitor')
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
    await knows
    await quiet(page)
    await pressDownload(page)
    await page.waitForURL(/\/en\/\?notice=download-blocked$/)
    await expect(page.locator('.blocked-notice')).toContainText('Download is closed where you are')
  })

  test('"and the path is not home, download or poker-school"', async ({ page }) => {
    const knows = page.waitForResponse('**/api/visitor')
    await page.goto('/en/')
    await page.waitForSelector(live)
    await knows
    await quiet(page)
    await pressDownload(page)
    await page.waitForURL(/\/en\/download\/$/)
  })
})
