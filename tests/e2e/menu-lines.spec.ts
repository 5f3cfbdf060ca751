import { expect, live, test } from '../fixtures/quiet-page.ts'
import { unhurried } from '../fixtures/settled-page.ts'

test('S2-70 a mega-menu says in a line what its pages hold, with one hairline under its word', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 })
  await unhurried(page)
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const word = page.locator('.main-navigation button[aria-controls]').first()
  await word.hover()
  const link = page.locator('#menu-0 a[href="/spin-gold/"]')
  await expect(link).toHaveAccessibleDescription(/\S/)
  await expect(link).toHaveAccessibleName('Spin & Gold')
  const line = () =>
    page.locator('.main-navigation > ul').evaluate(list => {
      const { left, width } = getComputedStyle(list, '::after')
      return [left, width].map(length => Math.round(Number.parseFloat(length)))
    })
  for (const at of [0, 2]) {
    const button = page.locator('.main-navigation .menu__top').nth(at)
    await button.hover()
    await expect(async () => {
      const box = await button.boundingBox()
      expect(await line()).toEqual([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)])
    }).toPass()
  }
})

test('the full-screen menu names Help once, and at its foot when the great evening of the week starts', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await page.locator('.header__acts .header__toggle').click()
  const menu = page.locator('#full-screen-menu')
  await expect(menu.getByText('Aide', { exact: true })).toHaveCount(1)
  await expect(menu.locator('.full-screen-menu__end .menu-tile__start')).toHaveText(/Sunday Major.*\d\d:\d\d\sUTC/)
})
