import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { stopClock } from '../fixtures/settled-page.ts'

test('S2-61 the way to the top lies on no button of a calendar, and is back beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1244, height: 740 })
  await page.goto('/tournaments/')
  await page.waitForSelector(live)
  const top = page.locator('[data-quick=top]')
  /** Scrolls so that the button of a calendar is under the way to the top. */
  const scrollOnto = () =>
    page.evaluate(() => {
      const calendar = document.querySelector('main .tournament-row__add')?.getBoundingClientRect()
      const floating = document.querySelector<HTMLElement>('[data-quick=top]')
      const area = floating?.parentElement?.getBoundingClientRect()
      if (!calendar || !area || !floating) throw new Error('there is no calendar, or no way to the top')
      const middle = area.top + floating.offsetTop + floating.offsetHeight / 2
      scrollBy({ top: calendar.top + calendar.height / 2 - middle, behavior: 'instant' })
    })
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect(top).toHaveAttribute('data-hidden', 'false')
  await laidOutWhole(page)
  await stopClock(page)
  await scrollOnto()
  await expect(top).toBeHidden()
  await page.clock.runFor(2000)
  await expect(top).toBeHidden()
  await page.evaluate(() => {
    const felt = document.querySelector('main .ground--felt')?.getBoundingClientRect()
    scrollBy({ top: felt?.top ?? 0, behavior: 'instant' })
  })
  await page.clock.resume()
  await expect(top).toBeVisible()
})
