import { expect, live, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })

const questions = '.questions__item:visible'

test.describe('the search of the help page', () => {
  test('in place: typing leaves what matches, says how many, and the page stays', async ({ page }) => {
    await page.goto('/en/help/')
    await page.waitForSelector(live)
    const all = await page.locator('.questions__item').count()
    const field = page.getByRole('searchbox', { name: 'Search the answers' })
    await expect(page.locator(questions)).toHaveCount(0)
    await field.fill('withdraw')
    await expect(page.locator(questions).first()).toBeVisible()
    const left = await page.locator(questions).count()
    expect(left).toBeLessThan(all)
    await expect(page.locator('[data-help-status]')).toHaveText(`Questions found: ${left}`)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/help\/$/)
    await page.getByRole('link', { name: 'Show every question' }).click()
    await expect(page.locator('.questions__item:not([hidden])')).toHaveCount(all)
    await expect(page.locator(questions)).toHaveCount(0)
    await expect(field).toBeFocused()
  })

  test('nothing found names whom to ask', async ({ page }) => {
    await page.goto('/en/help/')
    await page.waitForSelector(live)
    await page.getByRole('searchbox').fill('zzzzzz')
    await expect(page.locator('[data-help-none]')).toBeVisible()
    await expect(page.locator('[data-help-none] a')).toHaveAttribute('href', '/en/contact/')
  })

  test('an address that ends in a question or a subject opens it and leads to it, and so does a link of those most asked', async ({
    page
  }) => {
    for (const hash of ['#linux', '#money']) {
      await page.goto('about:blank')
      await page.goto(`/en/help/${hash}`)
      await expect(page.locator(hash)).toBeInViewport()
    }
    const asked = page.locator('[data-help-asked] a').first()
    const hash = (await asked.getAttribute('href')) ?? ''
    await asked.click()
    await expect(page.locator(hash)).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`/en/help/${hash}$`))
  })

  test('a browser that opens nothing around a named place is helped', async ({ page }) => {
    // No fragment is the target here, whose opening would be at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en/help/')
    await page.waitForSelector(live)
    const hash = await page.locator('[data-help-asked] a').first().getAttribute('href')
    await page.evaluate(hash => {
      history.replaceState(null, '', hash)
      const link = document.querySelector<HTMLElement>('[data-help-asked] a')
      link?.addEventListener('click', event => event.preventDefault())
      link?.click()
    }, hash)
    await expect(page.locator(hash ?? '')).toBeInViewport()
  })

  test('on paper every answer can be read', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/en/help/')
    for (const answer of await page.locator('.questions__item p').all()) await expect(answer).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the page again, and finds the same', async ({ page }) => {
    await page.goto('/en/help/')
    await page.getByRole('searchbox').fill('withdraw')
    await page.getByRole('button', { name: 'Search' }).click()
    // The whole answer: of one under way some questions are there.
    await page.waitForURL(/\/en\/help\/\?q=withdraw$/)
    await expect(page.locator(questions).last()).toBeVisible()
    const left = await page.locator(questions).count()
    await expect(page.locator('[data-help-status]')).toHaveText(`Questions found: ${left}`)
    await page.getByRole('link', { name: 'Show every question' }).click()
    await expect(page).toHaveURL(/\/en\/help\/$/)
  })
})
