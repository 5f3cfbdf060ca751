import { expect, type Page, test } from '@playwright/test'
import { live } from '../fixtures/quiet-page.ts'

const policy = '/privacy-policy/'

function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const press = (page: Page, path: string) =>
  page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.click(), `footer a[href="${path}"]`)

/** Makes the module of a screen throw when it is rendered. */
const breakScreen = (page: Page, screen: string) =>
  page.route(`**/assets/${screen}.route-*`, async route => {
    const response = await route.fetch()
    const text = (await response.text()).replace(/export\{(.*?)\b\w+ as default\}/, (_, others: string) => {
      const fault = 'function fault(){throw new Error("a fault of the test")}'
      return `${fault}export{${others}fault as default}`
    })
    await route.fulfill({ response, body: text, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })

test('S8-8 "Fatal app error: error screen": a page that the browser cannot show is loaded anew once, then says so with ways on', async ({
  page
}) => {
  await breakScreen(page, 'policy')
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const documents = documentsOf(page)
  await press(page, policy)
  await expect(page.locator('main h1')).toHaveText('Erreur 500 : erreur inattendue')
  expect(documents).toEqual([policy])
  await page.waitForTimeout(1500)
  expect(documents, 'no loop').toEqual([policy])
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('main [role=alert]')).toContainText('Contactez le service client')

  await page.unrouteAll()
  await page.locator('main a', { hasText: 'Réessayer' }).click()
  await expect(page.locator('h1')).toContainText('Politique de confidentialité')
  expect(documents).toEqual([policy, policy])
})

test('so is one that fails when it is first opened, in the language of the page', async ({ page }) => {
  await breakScreen(page, 'about-us')
  const documents = documentsOf(page)
  await page.goto('/en/about-us/')
  await expect(page.locator('main h1')).toHaveText('Error : 500 Unexpected Error')
  await page.waitForTimeout(1500)
  expect(documents).toEqual(['/en/about-us/', '/en/about-us/'])
  await page.locator('footer a[href="/en/privacy-policy/"]').click()
  await expect(page.locator('h1')).toHaveText('Privacy policy')
})

test('so is one whose header and footer fail too', async ({ page }) => {
  await page.route('**/assets/root-*', async route => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/["'`]shell-fault["'`]/, '(()=>{throw new Error("a fault of the test")})()')
    expect(body).not.toBe(text)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } })
  })
  await page.goto('/en/contact/')
  const documents = documentsOf(page)
  await page.goto('/en/about-us/')
  await expect(page.locator('main h1')).toHaveText('Error : 500 Unexpected Error')
  await page.waitForTimeout(1500)
  expect(documents).toEqual(['/en/about-us/', '/en/about-us/'])
  expect(await page.locator('body').innerText()).not.toContain('a fault of the test')
  await page.unrouteAll()
  await page.locator('main a', { hasText: 'Go back' }).click()
  await page.waitForURL('**/en/contact/')
  await expect(page.locator('h1')).toHaveText('Contact us')
})

test('also where the browser keeps nothing: no loop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  })
  await breakScreen(page, 'about-us')
  const documents = documentsOf(page)
  await page.goto('/en/about-us/')
  await expect(page.locator('main h1')).toHaveText('Error : 500 Unexpected Error')
  await page.waitForTimeout(1500)
  expect(documents).toEqual(['/en/about-us/', '/en/about-us/'])
})

test('S9-1 "a reload of the same path is allowed only once per 10,000 ms": a lost chunk pressed twice is said, with a way on', async ({
  page
}) => {
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await page.route('**/assets/policy.route-*', route => route.fulfill({ status: 404 }))
  await page.evaluate(path => sessionStorage.setItem('reloads', JSON.stringify({ [path]: Date.now() })), policy)
  const documents = documentsOf(page)
  await press(page, policy)
  const notice = page.locator('.fault-notice')
  await expect(notice).toContainText('Cette page n’a pas pu s’ouvrir.')
  await expect(page.locator('h1')).toBeVisible()
  expect([documents, new URL(page.url()).pathname]).toEqual([[], '/about-us/'])
  await notice.getByRole('button', { name: 'Fermer' }).click()
  await expect(notice).toHaveCount(0)
  await press(page, policy)
  await notice.getByRole('link', { name: 'Réessayer' }).click()
  await page.waitForURL(`**${policy}`)
  expect(documents).toEqual([policy])
})

test('a lost payload pressed twice is said, with a way on', async ({ page }) => {
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await page.route('**/_payload.json*', route => route.fulfill({ status: 404 }))
  await page.evaluate(path => sessionStorage.setItem('reloads', JSON.stringify({ [path]: Date.now() })), policy)
  const documents = documentsOf(page)
  await press(page, policy)
  await expect(page.locator('main h1')).toHaveText('Erreur 500 : erreur inattendue')
  expect(documents).toEqual([])
  await page.locator('main a', { hasText: 'Réessayer' }).click()
  await expect(page.locator('h1')).toContainText('Politique de confidentialité')
  expect(documents).toEqual([policy])
})

test.describe('a file of the app that is lost before it begins', () => {
  for (const file of ['root', 'entry.client']) {
    test(`${file}: where the server has another build the document is loaded anew, once`, async ({ page }) => {
      await page.route(`**/assets/${file}-*`, route => route.fulfill({ status: 404 }))
      await page.route('**/builds/latest.json*', route => route.fulfill({ json: { id: 'newer' } }))
      const documents = documentsOf(page)
      await page.goto('/about-us/')
      await expect.poll(() => documents.length).toBe(2)
      await page.waitForTimeout(4500)
      expect(documents).toEqual(['/about-us/', '/about-us/'])
      await expect(page.locator('h1')).toBeVisible()
    })

    test(`${file}: where it has not, the page stays as it works without`, async ({ page }) => {
      await page.route(`**/assets/${file}-*`, route => route.fulfill({ status: 404 }))
      const documents = documentsOf(page)
      await page.goto('/about-us/')
      await page.waitForResponse(/\/builds\/latest\.json/)
      await page.waitForTimeout(500)
      expect(documents).toEqual(['/about-us/'])
      await press(page, policy)
      await page.waitForURL(`**${policy}`)
    })
  }
})
