import { expect, type Route, test } from '@playwright/test'
import { address, from, openLive } from '../fixtures/sign-up-page.ts'

/** What is lost on the way is a fault to the browser’s console, so that these are not held to silence. */
test.describe('S7-20 no answer of the site', () => {
  test.use(from())

  for (const [what, lose, said] of [
    ['the answer is lost', (route: Route) => route.fetch().then(() => route.abort()), 'The site has not answered'],
    [
      'a proxy answers with a body of its own',
      (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Unavailable</h1>' }),
      'contact customer service for help'
    ]
  ] as const)
    test(`${what}: the text stays, and a press tries again with the same key`, async ({ page }) => {
      const keys: (string | undefined)[] = []
      await page.route('**/api/sign-up', async route => {
        keys.push(route.request().headers()['idempotency-key'])
        await (keys.length === 1 ? lose(route) : route.continue())
      })
      await openLive(page, '/en/download/')
      const email = address()
      await page.fill('#sign-up-email', email)
      await page.fill('#sign-up-password', 'correct horse 1')
      await page.check('#sign-up-ageConfirmed')
      await page.check('#sign-up-termsAccepted')
      await page.click('.sign-up__submit')
      await expect(page.locator('[data-sign-up] [role=alert]')).toContainText(said)
      await expect(page.locator('[data-sign-up] [role=alert]')).toBeFocused()
      await expect(page.locator('#sign-up-email')).toHaveValue(email)
      await expect(page.locator('#sign-up-password')).toHaveValue('correct horse 1')
      await expect(page.locator('#sign-up-termsAccepted')).toBeChecked()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(/joined=1$/)
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
    })
})
