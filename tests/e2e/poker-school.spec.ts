import { expect, live, livePart, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })
const calculator = '/en/poker-school/equity-calculator/'
const part = (field: string) => `[data-equity-row=${field}] [data-equity-part]`

test.describe('"equity calculator: … with JavaScript in place"', () => {
  test('"card picker usable by keyboard": two hands by arrows and Enter, counted without loading the page', async ({
    page
  }) => {
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.waitForSelector(livePart('equity-calculator'))
    await page.locator('[data-card=As]').focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key)
    await expect(page.locator('#equity-hero')).toHaveValue('As Ah')
    await expect(page.locator('#equity-villain')).toHaveValue('Kh Kd')
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.locator('#equity-hero').press('Enter')
    await expect(page.locator('[data-equity-method]')).toContainText('1,712,304')
    await expect(page.locator(part('hero'))).toHaveText(/^8[12]\.\d%$/)
    await expect(page.locator('body[data-same-document]')).toHaveCount(1)
    await expect(page).toHaveURL(/\?hero=As\+Ah&villain=Kh\+Kd/)
  })

  test('"input errors name the field", and the last result is gone', async ({ page }) => {
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.locator('#equity-board').fill('2c 3c')
    await page.waitForSelector(livePart('equity-calculator'))
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('#equity-board-fault')).toContainText('Board (optional): the number of cards is wrong')
    await expect(page.locator('#equity-board')).toBeFocused()
    await expect(page.locator(part('hero'))).toBeHidden()
  })
})

test('the glossary is searched while one types', async ({ page }) => {
  await page.goto('/en/poker-school/glossary/')
  await page.waitForSelector(live)
  await page.locator('#glossary-q').fill('gutshot')
  await expect(page.locator('#gutshot')).toBeVisible()
  await expect(page.locator('#ante')).toBeHidden()
  await expect(page.locator('a[href="#letter-a"]')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"works without JavaScript through the query"', async ({ page }) => {
    await page.goto(calculator)
    await page.locator('#equity-villain').fill('8s 7s')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('#equity-villain')).toHaveValue('8s 7s')
    await expect(page.locator('[data-equity-method]')).toContainText('990')
    await expect(page.locator('[data-card-picker]')).toBeHidden()
  })
})

test.describe('the card of the ten hands', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of ['', 'germany', 'hungary', 'finland', 'ukraine'])
    test(`S2-75 it prints on one sheet of A4, alone: ${site || 'global'}`, async ({ page, baseURL }) => {
      await page.goto(`${site ? baseURL?.replace('//', `//${site}.`) : ''}/poker-school/hand-rankings/`)
      const sheet = (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } })).toString('latin1')
      expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.hand-card li:visible')).toHaveCount(10)
      await expect(page.locator('.ladder')).toBeHidden()
    })
})
