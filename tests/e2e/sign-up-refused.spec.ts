import { expect, test } from '@playwright/test'
import { expectNoViolation } from '../fixtures/accessible.ts'
import { address, from, openLive } from '../fixtures/sign-up-page.ts'

test.use({ ...from(), viewport: { width: 360, height: 740 } })

/** An answer with 403 is a fault to the browser’s console, so that this is not held to silence. */
test('S7-23 a visitor who has gone to another country with the form open is led to the right site by a link', async ({
  page,
  context
}) => {
  await openLive(page, '/en/download/')
  await context.setExtraHTTPHeaders({ ...from('GB').extraHTTPHeaders })
  await page.fill('#sign-up-email', address())
  await page.fill('#sign-up-password', 'correct horse 1')
  await page.check('#sign-up-ageConfirmed')
  await page.check('#sign-up-termsAccepted')
  await page.click('.sign-up__submit')
  const fault = page.locator('[data-sign-up] [role=alert]')
  await expect(fault).toBeFocused()
  await expect(fault).toContainText('The site for where you are: United Kingdom.')
  await expectNoViolation(page)
  await fault.getByRole('link', { name: 'Go to the United Kingdom site' }).click()
  await expect(page).toHaveURL(/^http:\/\/united-kingdom\.localhost:\d+\/download\/(\?force=1)?#sign-up$/)
  await expect(page.locator('form[data-sign-up]')).toBeInViewport()
})
