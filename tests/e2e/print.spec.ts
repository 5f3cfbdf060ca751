import { expect, test } from '../fixtures/quiet-page.ts'

/** The words of "Print style for policies" are policies; a visitor who prints a complaint form or a list of limits wants to read it as well. */
for (const path of ['/withdrawal-policy/', '/terms-conditions/history/', '/help/', '/complaints/', '/tournaments/'])
  test(`${path} prints dark words on white, without menus and footer`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('h1')).toBeVisible()
    for (const part of ['body > header', 'body > footer', '.masthead__picture'])
      for (const found of await page.locator(part).all()) await expect(found).toBeHidden()
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('html, body, main, main *')]
          .filter(element => getComputedStyle(element).backgroundImage !== 'none')
          .map(element => element.className)
      )
    ).toEqual([])
  })
