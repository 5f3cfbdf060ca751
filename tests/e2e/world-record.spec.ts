import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const modal = '[data-modal=world-record]'
const badge = '.header__record'
test.use({ extraHTTPHeaders: visitors.norway })

test.describe('S2-23 "A record-holder badge that opens a world-record certificate modal with responsive images"', () => {
  test('by keyboard: what was set, when, who certified it, and the focus goes back', async ({ page }) => {
    await page.goto('/download/')
    await page.waitForSelector(live)
    await page.locator(badge).focus()
    await page.keyboard.press('Enter')
    const shown = page.locator(`${modal}[data-state=opened]`)
    await expect(shown).toContainText('Record du monde')
    for (const words of ['17 mai 2026', 'Un organisme inventé pour l’exemple', 'Certificat d’exemple'])
      await expect(shown).toContainText(words)
    await expect(page).toHaveURL(/\/download\/$/)
    await page.keyboard.press('Escape')
    await expect(page.locator(modal)).toHaveCount(0)
    await expect(page.locator(badge)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible()
  })

  test('its link leads to the full text, on the same page too', async ({ page }) => {
    for (const from of ['/en/download/', '/en/about-us/']) {
      await page.goto(from)
      await page.waitForSelector(live)
      await page.locator(badge).click()
      await page.locator(`${modal}[data-state=opened]`).getByRole('link', { name: 'Read the full text' }).click()
      await expect(page).toHaveURL(/\/en\/about-us\/#record$/)
      await expect(page.locator(modal)).toHaveCount(0)
      await expect(page.locator('#record')).toBeInViewport()
    }
  })

  for (const width of [360, 1244])
    test(`no violation, and all of it can be reached at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width: 1244, height: 800 })
      await page.goto('/en/')
      await page.waitForSelector(live)
      await page.locator(badge).click()
      await page.waitForSelector(`${modal}[data-state=opened]`)
      await page.setViewportSize({ width, height: 740 })
      const picture = page.locator(`${modal} img`)
      // A window that has become narrower has another picture only once the browser has looked.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(width === 360 ? /certificate-tall-\d+/ : /certificate-\d+/)
      await expect(picture).toHaveJSProperty('complete', true)
      await page.locator(`${modal} dd`).last().scrollIntoViewIfNeeded()
      await expect(page.locator(`${modal} dd`).last()).toBeInViewport()
      await expectNoSidewaysScroll(page)
      await expectNoViolation(page)
    })
})

test('S2-23 on a phone the menu opens the certificate, with the picture for phones, and the focus goes back', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/download/')
  await page.waitForSelector(live)
  const toggle = page.locator('.header__acts [popovertarget=full-screen-menu]')
  await toggle.click()
  await page.locator('.full-screen-menu a[data-opens=world-record]').click()
  await page.waitForSelector(`${modal}[data-state=opened]`)
  await expect(page.locator('.full-screen-menu')).toBeHidden()
  const picture = page.locator(`${modal} img`)
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/certificate-tall-\d+/)
  await page.keyboard.press('Escape')
  await expect(page.locator(modal)).toHaveCount(0)
  await expect(toggle).toBeFocused()
})

test('where its words cannot be had, the badge leads to the text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ extraHTTPHeaders: visitors.norway })
  const page = await context.newPage()
  await page.route('**/api/world-record*', route => route.abort())
  await page.goto(new URL('/en/download/', baseURL).href)
  await page.waitForSelector(live)
  await page.locator(badge).click()
  await page.waitForURL('**/en/about-us/#record')
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the badge leads to the certificate and what it says', async ({ page }) => {
    await page.goto('/download/')
    await page.locator(badge).click()
    await expect(page).toHaveURL(/\/about-us\/#record$/)
    await expect(page.locator('#record img')).toBeVisible()
    await expect(page.locator('#record')).toContainText('17 mai 2026')
  })
})
