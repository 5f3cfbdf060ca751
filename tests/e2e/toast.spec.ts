import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { call, expect, open, states, test } from '../fixtures/modal-page.ts'
import { stopClock } from '../fixtures/settled-page.ts'

type Said = { text?: string; backgroundColor?: string; color?: string; timeout?: number }

/** Shows a toast that says when it has closed, and when its text is pressed. */
const show = (page: Page, id: string, said: Said = {}) =>
  page.evaluate(
    ([toastId, fields]) => {
      window.bundle.toasts.showToast(
        { id: toastId, text: `Texte ${toastId}`, callback: () => window.heard.push(`${toastId} closed`), ...fields },
        { close: 'Fermer' }
      )
    },
    [id, said] as const
  )
const toast = (page: Page, id: string) => page.locator(`[data-toast="${id}"]`)
const heard = (page: Page) => page.evaluate(() => window.heard)

test('S3-9 "backgroundColor (default red), color (default white)", or what is said; it is a status', async ({
  page
}) => {
  await show(page, 'a')
  await show(page, 'b', { text: 'Lien copié.', backgroundColor: 'navy', color: 'rgb(244, 236, 223)' })
  await expect(toast(page, 'a')).toHaveCSS('background-color', 'rgb(163, 36, 27)')
  await expect(toast(page, 'a')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(toast(page, 'b')).toHaveCSS('background-color', 'rgb(0, 0, 128)')
  await expect(toast(page, 'b')).toHaveCSS('color', 'rgb(244, 236, 223)')
  await expect(page.getByRole('status').filter({ hasText: 'Lien copié.' })).toContainText('Texte a')
  expect(await page.locator('[data-toast]').allInnerTexts()).toEqual(['Texte a', 'Lien copié.'])
})

test('S3-9 S4-27 S4-28 "Toast default timeout 50000 ms": it closes by itself, then runs its callback', async ({
  page
}) => {
  await stopClock(page)
  await show(page, 'a')
  await page.clock.runFor(150)
  await page.clock.runFor(48_000)
  await expect(toast(page, 'a')).toBeVisible()
  expect(await heard(page)).toEqual([])
  await page.clock.runFor(2_000)
  await expect(toast(page, 'a')).toHaveCount(0)
  expect(await heard(page)).toEqual(['a closed'])
})

test('S4-27 S4-28 "Toast closes on its close button", then runs its callback, once', async ({ page }) => {
  await stopClock(page)
  await show(page, 'a', { timeout: 1500 })
  await page.clock.runFor(100)
  await toast(page, 'a').getByRole('button', { name: 'Fermer' }).click()
  await expect(toast(page, 'a')).toHaveCount(0)
  await page.clock.runFor(3000)
  expect(await heard(page)).toEqual(['a closed'])
})

test('the same id takes the place of the one before, whose callback does not run', async ({ page }) => {
  await stopClock(page)
  await show(page, 'a', { timeout: 400 })
  await page.clock.runFor(100)
  await show(page, 'a', { text: 'Un autre texte' })
  await expect(toast(page, 'a')).toHaveText('Un autre texte')
  await page.clock.runFor(700)
  await expect(toast(page, 'a')).toHaveCount(1)
  expect(await heard(page)).toEqual([])
})

test('its time stands still while it is pointed at or has the focus', async ({ page }) => {
  await stopClock(page)
  await show(page, 'a', { timeout: 1200 })
  await page.clock.runFor(100)
  await toast(page, 'a').hover()
  await page.clock.runFor(1500)
  await toast(page, 'a').getByRole('button', { name: 'Fermer' }).focus()
  await page.mouse.move(20, 500)
  await page.clock.runFor(1500)
  await expect(toast(page, 'a')).toBeVisible()
  await toast(page, 'a').getByRole('button', { name: 'Fermer' }).blur()
  await page.clock.runFor(1200)
  await expect(toast(page, 'a')).toHaveCount(0)
})

test('its click handler runs when its text is pressed, also by a key; without one the text is no button', async ({
  page
}) => {
  await show(page, 'a')
  await expect(toast(page, 'a').getByRole('button')).toHaveCount(1)
  await page.evaluate(() =>
    window.bundle.toasts.showToast(
      { id: 'b', text: 'Voir', clickHandler: () => window.heard.push('pressed') },
      { close: 'Fermer' }
    )
  )
  const text = toast(page, 'b').getByRole('button', { name: 'Voir' })
  await text.click()
  await text.press('Enter')
  expect(await heard(page)).toEqual(['pressed', 'pressed'])
  await expect(text).toBeVisible()
})

test('it stands above an open modal, and is reached there by pointer and by key', async ({ page }) => {
  await open(page, 'm')
  await show(page, 'a')
  const cross = (id: string) => toast(page, id).getByRole('button', { name: 'Fermer' })
  await cross('a').click()
  await expect(toast(page, 'a')).toHaveCount(0)
  await show(page, 'c')
  await page.locator('[data-modal=m] .modal-close').focus()
  await page.keyboard.press('Tab')
  await expect(cross('c')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-modal=m] button').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'c')).toHaveCount(0)
  await show(page, 'b')
  expect(await states(page, ['m'])).toBe('opened')
  await call(page, 'm', 'close')
  await expect(toast(page, 'b')).toBeVisible()
})

for (const width of [360, 1244])
  test(`axe finds nothing in toasts at ${width} px, and none is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await show(page, 'a', { text: 'La connexion est interrompue. Nous réessayons dans un instant.' })
    await show(page, 'b', { backgroundColor: '#0f5a41' })
    await expect(toast(page, 'b')).toBeVisible()
    await toast(page, 'b').evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    await expectNoViolation(page, '[data-toasts]')
    await expectNoSidewaysScroll(page)
  })
