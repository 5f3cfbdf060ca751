import { test as base, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { heldBack } from '../fixtures/held-back.ts'
import { inLocale } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { followFooter, turn } from '../fixtures/settled-page.ts'
import { address, from, openLive } from '../fixtures/sign-up-page.ts'

const words = {
  fr: {
    joined: 'Consultez votre messagerie',
    incomplete: 'Cette adresse n’est pas complète',
    show: 'Afficher le mot de passe'
  },
  en: { joined: 'Check your inbox', incomplete: 'This address is not complete', show: 'Show the password' }
} as const

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page)
  await expectNoSidewaysScroll(page)
}

for (const [locale, width] of [
  ['fr', 360],
  ['en', 1244]
] as const)
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, locale: locale === 'fr' ? 'fr-FR' : 'en-GB', ...from() })
    const path = inLocale(locale, '/download/')

    base.describe('without JavaScript', () => {
      base.use({ javaScriptEnabled: false })

      base('shows what is wrong, keeps what was typed, then signs up', async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('.sign-up__reveal')).toBeHidden()
        await page.fill('#sign-up-email', 'ann@')
        await page.fill('#sign-up-password', 'correct horse 1')
        await page.check('#sign-up-ageConfirmed')
        await page.click('.sign-up__submit')
        await expect(page.locator('#sign-up-email-fault')).toContainText(words[locale].incomplete)
        await expect(page.locator('#sign-up-email')).toBeFocused()
        await expect(page.locator('#sign-up-email')).toBeInViewport()
        await expect(page.locator('#sign-up-email')).toHaveValue('ann@')
        await expect(page.locator('#sign-up-password')).toHaveValue('')
        await expect(page.locator('#sign-up-ageConfirmed')).toBeChecked()
        await page.fill('#sign-up-email', address())
        await page.fill('#sign-up-password', 'correct horse 1')
        await page.check('#sign-up-termsAccepted')
        await page.click('.sign-up__submit')
        await expect(page).toHaveURL(new RegExp(`${path}\\?joined=1$`))
        await expect(page.getByRole('heading', { name: words[locale].joined })).toBeInViewport()
      })
    })

    test('says what is wrong before anything is sent, and signs up by keyboard alone', async ({ page }) => {
      let posts = 0
      page.on('request', request => {
        if (new URL(request.url()).pathname === '/api/sign-up') posts += 1
      })
      await openLive(page, path)
      await page.focus('#sign-up-email')
      await page.keyboard.type('ann@')
      await page.keyboard.press('Enter')
      await expect(page.locator('#sign-up-email-fault')).toContainText(words[locale].incomplete)
      await expect(page.locator('#sign-up-email')).toBeFocused()
      await expect(page.locator('#sign-up-email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#sign-up-password-fault')).not.toBeEmpty()
      expect(posts).toBe(0)
      await expectAccessible(page)

      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(address())
      await page.keyboard.press('Tab')
      await expect(page.locator('#sign-up-email-fault')).toBeEmpty()
      await page.keyboard.type('correct horse 1')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words[locale].show })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#sign-up-password')).toHaveAttribute('type', 'text')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.focus('.sign-up__submit')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${path}\\?joined=1$`))
      await expect(page.getByRole('heading', { name: words[locale].joined })).toBeInViewport()
      expect(posts).toBe(1)
    })
  })

for (const width of [360, 1244])
  test(`S2-22 "Sign up" leads to the form, whose first field has the focus, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const field = page.locator('#sign-up-email')
    const press = async () => {
      const menu = page.locator('.header__acts [popovertarget=full-screen-menu]')
      if (await menu.isVisible()) await menu.click()
      await page.locator('a[href$="/download/#sign-up"]:visible').first().click()
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
    }
    await page.goto('/about-us/')
    await page.waitForSelector(live)
    await press()
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('header')?.focus()
    })
    await press()
    await page.goto('/contact/')
    await page.goto('/download/#sign-up')
    await page.waitForSelector(live)
    await expect(field).toBeFocused()
  })

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false, viewport: { width: 1244, height: 740 } })

  base('S2-22 "Sign up" leads to the form', async ({ page }) => {
    await page.goto('/about-us/')
    await page.locator('.header__sign-up').click()
    await expect(page).toHaveURL(/\/download\/#sign-up$/)
    await expect(page.locator('#sign-up-email')).toBeInViewport()
  })
})

test.describe('one sending', () => {
  test.use(from())

  test('two presses send one form', async ({ page }) => {
    let posts = 0
    page.on('request', request => {
      if (new URL(request.url()).pathname === '/api/sign-up') posts += 1
    })
    const letThrough = await heldBack(page, '**/api/sign-up')
    await openLive(page, '/download/')
    await page.fill('#sign-up-email', address())
    await page.fill('#sign-up-password', 'correct horse 1')
    await page.check('#sign-up-ageConfirmed')
    await page.check('#sign-up-termsAccepted')
    await page.locator('.sign-up__submit').dblclick({ noWaitAfter: true })
    await expect.poll(() => posts).toBe(1)
    await turn(page)
    letThrough()
    await expect(page).toHaveURL(/joined=1$/)
    expect(posts).toBe(1)
  })
})

/** A page that answers with 400 is a fault to the browser’s console, so that these are not held to silence. */
base.describe('what the browser did not check', () => {
  base.use(from())

  base('what the server refuses comes back in a page that is alive and has its own address', async ({ page }) => {
    await openLive(page, '/en/download/')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[data-sign-up]')
      if (form) form.submit()
    })
    await expect(page.locator('#sign-up-email-fault')).not.toBeEmpty()
    await expect(page).toHaveURL(/\/en\/download\/$/)
    await page.locator(live).waitFor()
    await expectAccessible(page)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.sign-up__reveal')).toBeVisible()
    await followFooter(page, '/en/about-us/')
    await expect(page).toHaveURL(/\/en\/about-us\/$/)
  })
})

for (const query of ['token=a.b', 'confirm=done', 'confirm=expired', 'confirm=invalid', 'resent=1'])
  test(`the answer to ?${query} is seen at once, and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/download/?${query}`)
    await expect(page.locator('#sign-up h2')).toBeInViewport()
    await expectAccessible(page)
  })

base.describe('the link of the confirmation mail', () => {
  base.use({ javaScriptEnabled: false, ...from() })

  base('S6-20 opens a page whose button confirms, without JavaScript', async ({ page }) => {
    await page.goto('/en/download/?token=not-a-token')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page).toHaveURL(/\/en\/download\/\?confirm=invalid$/)
  })
})

base.describe('your data', () => {
  base.use({ javaScriptEnabled: false, ...from() })

  for (const width of [360, 1244])
    base(`is asked for without JavaScript at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/privacy-policy/')
      await page.locator('main a[href="/your-data/"]:visible').first().click()
      await page.locator('form[action="/api/your-data"] button').click()
      await expect(page.locator('#your-data-email')).toBeFocused()
      await expect(page.locator('#your-data-email-fault')).not.toBeEmpty()
      await page.fill('#your-data-email', address())
      await page.locator('form[action="/api/your-data"] button').click()
      await expect(page).toHaveURL(/\/your-data\/\?sent=1$/)
      await expect(page.locator('.form-panel h2')).toBeInViewport()
      await page.goto('/your-data/?token=not-a-token')
      await page.locator('form[action="/api/your-data/export"] button').click()
      await expect(page).toHaveURL(/\/your-data\/\?expired=1$/)
    })
})

for (const query of ['sent=1', 'token=a.b', 'expired=1', 'deleted=1'])
  test(`your data with ?${query} passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/your-data/?${query}`)
    await expectAccessible(page)
  })
