import { expect, test } from '@playwright/test'
import { settled } from '../fixtures/settled-page.ts'

/** How often the browser asks what is to be known of consent, where the first answers have these statuses; 0 is no answer at all. */
const cases = [
  { what: 'made again once on 503', statuses: [503], asked: 2, known: true },
  { what: 'made again once where no answer comes', statuses: [0], asked: 2, known: true },
  { what: 'not made a third time', statuses: [503, 503], asked: 2, known: false },
  { what: 'not made again on 404', statuses: [404], asked: 1, known: false }
] as const

for (const { what, statuses, asked, known } of cases)
  test(`S7-19 a call by GET is ${what}`, async ({ page }) => {
    let count = 0
    await page.route('**/api/consent?*', async route => {
      const status = statuses[count++]
      if (status === 0) await route.abort()
      else if (status) await route.fulfill({ status })
      else await route.continue()
    })
    await page.goto('/')
    await settled(page)
    await expect(page.locator('.consent-banner')).toHaveCount(known ? 1 : 0)
    expect(count).toBe(asked)
  })
