import sharp from 'sharp'
import { expect, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one press shows the answer and turns the cards that come, and another one changes the verdict', async ({
    page
  }) => {
    await page.goto('/en/hand/')
    const result = page.locator('.daily-hand__result')
    await expect(result).toBeHidden()
    await expect(page.locator('.daily-hand__rest [role=img]').first()).toBeHidden()
    await page.locator('.daily-hand input:not([data-right])').first().check()
    await expect(result).toBeVisible()
    await expect(result).toContainText('Not quite.')
    await expect(page.locator('.daily-hand__rest [role=img]').first()).toBeVisible()
    await page.locator('.daily-hand [data-right]').check()
    await expect(page.locator('.daily-hand__right')).toBeVisible()
    await expect(page.locator('.daily-hand__wrong')).toBeHidden()
  })

  test('the calculator counts the same hand', async ({ page }) => {
    await page.goto('/en/hand/')
    await page.locator('.daily-hand [data-right]').check()
    const counted = await page.locator('.daily-hand__result').textContent()
    const equity = /(\d+(?:\.\d)?)%/.exec(counted ?? '')?.[1] ?? ''
    await page.getByRole('link', { name: 'Try it in the equity calculator' }).click()
    await expect(page.locator('[data-equity-row=hero]')).toContainText(equity)
  })
})

test('S2-76 each day’s hand is shared with its own picture: 1200 by 630, its cards in words, no result', async ({
  page,
  request
}) => {
  await page.goto('/en/hand/')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(/share-hand-[^/]+\.jpg$/)
  const answer = await request.get(new URL(picture ?? '').pathname)
  const { width, height, format } = await sharp(await answer.body()).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  const cards = await page.locator('.daily-hand__table > [role=img]').first().getAttribute('aria-label')
  const words = await page.locator('meta[property="og:image:alt"]').getAttribute('content')
  expect(words).toContain(cards ?? 'no cards')
  expect(words).not.toMatch(/%/)
})

test('home leads to it from "get started"', async ({ page }) => {
  await page.goto('/en/')
  await page.locator('[data-section="get-started"]').getByRole('link', { name: 'Open the hand of the day' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The hand of the day' })).toBeVisible()
})

test.describe('where the law does not let a game draw to the room', () => {
  test.use({ extraHTTPHeaders: visitors.france })

  test('its page has neutral words, and nothing leads to it', async ({ page }) => {
    await page.goto('/hand/')
    await expect(page.getByRole('heading', { level: 1, name: 'Mains et probabilités' })).toBeVisible()
    await expect(page.locator('.daily-hand')).toHaveCount(0)
    await expect(page.locator('meta[property="og:image"]')).not.toHaveAttribute('content', /share-hand/)
    await page.goto('/')
    await expect(page.locator('a[href*="/hand/"]')).toHaveCount(0)
  })
})
