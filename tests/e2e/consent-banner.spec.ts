import { expectNoViolation } from '../fixtures/accessible.ts'
import { banner, tag, visitorFrom } from '../fixtures/consent-pages.ts'
import { fontsLoaded } from '../fixtures/layout-faults.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { settled } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.describe('asking for consent', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  for (const width of [360, 1244])
    test(`the banner covers nothing needed, and has no violation, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/contact/')
      await expect(page.locator(banner)).toBeVisible()
      await fontsLoaded(page)
      const [refuse, accept] = await Promise.all(
        ['Refuser', 'Accepter'].map(name => page.locator(banner).getByRole('button', { name }).boundingBox())
      )
      expect([accept?.width, accept?.height, accept?.y]).toEqual([refuse?.width, refuse?.height, refuse?.y])
      const last = page.locator('.footer__print a').last()
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const top = (await page.locator(banner).boundingBox())?.y ?? 0
        const bottom = await last.evaluate(element => element.getBoundingClientRect().bottom)
        expect(bottom).toBeLessThanOrEqual(top)
      }).toPass()
      await expectNoViolation(page)
    })

  for (const host of ['localhost', 'germany.localhost', 'ukraine.localhost', 'hungary.localhost', 'finland.localhost'])
    test(`it takes at most 168 px of a phone and 88 of a wide screen: ${host}`, async ({ page, baseURL }) => {
      await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/contact/`)
      await expect(page.locator(banner)).toBeVisible()
      await fontsLoaded(page)
      for (const [width, most] of [
        [360, 168],
        [390, 168],
        [1440, 88]
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        expect((await page.locator(banner).boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(most)
      }
    })

  test('the page scrolls under a pointer that rests on the banner', async ({ page }) => {
    await page.goto('/about-us/')
    await page.locator(banner).hover()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  })

  test('by keyboard: it comes first, Escape does nothing, and the focus goes on to the page', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(banner)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(`${banner} a`)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(banner).getByRole('button', { name: 'Refuser' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(banner)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test('on a very small screen, as at 400 %, everything of it can be reached and something of the page is seen', async ({
    page
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    const box = await page.locator(banner).boundingBox()
    expect(box?.y).toBeGreaterThan(80)
    await expect(page.locator('.quick-area')).toHaveCSS('display', 'none')
    await page.locator(banner).getByRole('button', { name: 'Refuser' }).click()
    await expect(page.locator(banner)).toHaveCount(0)
    await expect(page.locator('.quick-area')).toHaveCSS('display', 'grid')
  })

  for (const path of ['/', '/download/'])
    test(`S4-43 the buttons of ${path} are on the first screen, and the question waits until they are out of view`, async ({
      page
    }) => {
      for (const [width, height] of [
        [390, 800],
        [360, 740],
        [768, 1024],
        [1244, 900],
        [1920, 1080]
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await page.locator(banner).waitFor({ state: 'attached' })
        await expect(page.locator(banner)).toBeHidden()
        const button = path === '/' ? '.jumbotron__buttons a' : '.get a'
        await expect(page.locator('h1')).toBeInViewport({ ratio: 1 })
        const last = path === '/' ? page.locator(button).last() : page.locator(button).first()
        await expect(last).toBeInViewport({ ratio: 1 })
        await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
        await expect(page.locator(banner)).toBeVisible()
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(page.locator(banner)).toBeHidden()
      }
    })

  for (const width of [360, 1244])
    test(`S4-43 it comes where it does not lie on the terms of the offer, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      await page.locator(banner).waitFor({ state: 'attached' })
      await fontsLoaded(page)
      await page.locator('.jumbotron__buttons').evaluate(element => {
        scrollBy({ top: element.getBoundingClientRect().bottom + 1, behavior: 'instant' })
      })
      await expect(page.locator(banner)).toBeVisible()
      const terms = await page.locator('.jumbotron__terms').boundingBox()
      const asked = await page.locator(banner).boundingBox()
      expect((terms?.y ?? 0) + (terms?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
    })

  test('it is not beside a modal', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    await page.locator('.header__record').click()
    await page.waitForSelector('[data-modal=world-record][data-state=opened]')
    await expect(page.locator(banner)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator(banner)).toBeVisible()
  })

  test('the footer’s link opens the choices as a dialog, which says how things stand', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    await page.locator('footer a[data-opens=privacy-choices]').click()
    const dialog = page.locator('[data-modal=privacy-choices]')
    await page.waitForSelector('[data-modal=privacy-choices][data-state=opened]')
    await expect(dialog).toContainText('Vous n’avez pas encore choisi')
    await expectNoViolation(page, '[data-modal=privacy-choices]')
    await dialog.getByRole('button', { name: 'Accepter' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator(banner)).toHaveCount(0)
    await expect(tag(page)).toHaveCount(2)
    await page.locator('footer a[data-opens=privacy-choices]').click()
    await expect(dialog).toContainText('Vous avez accepté')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('footer a[data-opens=privacy-choices]')).toBeFocused()
  })
})

test('the banner waits for the region notice', async ({ browser, baseURL }) => {
  const page = await visitorFrom(browser, { 'CF-IPCountry': 'FI' }, baseURL)
  await page.goto('/')
  await page.waitForSelector('[data-modal=region-warning][data-state=opened]')
  await settled(page)
  await expect(page.locator(banner)).toHaveCount(0)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.locator(banner).waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
  await expect(page.locator(banner)).toBeVisible()
  await page.context().close()
})
