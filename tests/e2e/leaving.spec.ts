import { looking } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { unhurried } from '../fixtures/settled-page.ts'

test.use({ viewport: { width: 1300, height: 900 } })

test('a press is heard at once: a line runs until the page is there, or another in its place', async ({ page }) => {
  await page.goto('/')
  await page.waitForSelector(live)
  await page.evaluate(
    paths => {
      // Kept where a page that takes long is loaded as a document.
      new MutationObserver(() => sessionStorage.setItem('leaving', 'seen')).observe(document.documentElement, {
        attributeFilter: ['data-leaving']
      })
      for (const path of paths) document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
    },
    ['/privacy-policy/', '/complaints/']
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /complaints/)
  await expect(page.locator('html[data-leaving]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('leaving'))).toBe('seen')
})

test('a page whose transition still waits when another link is pressed is never shown', async ({ page }) => {
  await unhurried(page)
  await page.addInitScript(() => {
    const begin = document.startViewTransition?.bind(document)
    const held = Promise.withResolvers<void>()
    Object.assign(window, { letGo: held.resolve, waiting: false, titles: [] as string[] })
    document.startViewTransition = options => {
      if (typeof options !== 'function') throw new Error('It is called with an update')
      Object.assign(window, { waiting: true })
      return begin(async () => {
        await held.promise
        await options()
        Reflect.get(window, 'titles').push(document.title)
      })
    }
  })
  await page.goto('/en/')
  await page.waitForSelector(live)
  const press = (path: string) =>
    page.locator(`footer a[href="${path}"]`).evaluate(link => (link as HTMLElement).click())
  await press('/en/about-us/')
  await page.waitForFunction(() => Reflect.get(window, 'waiting'), null, looking)
  await press('/en/accessibility/')
  await page.evaluate(() => Reflect.get(window, 'letGo')())
  await expect(page).toHaveTitle(/accessib/i)
  const titles = await page.evaluate(() => Reflect.get(window, 'titles') as string[])
  expect(titles.filter(title => /about us/i.test(title))).toEqual([])
})
