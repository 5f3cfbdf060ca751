import { expect, type Page, test } from '@playwright/test'
import { live } from '../fixtures/quiet-page.ts'
import { quiet, settled } from '../fixtures/settled-page.ts'

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

test('S8-8 "Fatal app error": where the start script fails, the page stays and a notice says so, with a link to load it anew', async ({
  page
}) => {
  await page.addInitScript(() => {
    let asked = 0
    const { IntersectionObserver: real } = window
    Object.defineProperty(document, 'getElementById', {
      value(this: Document, id: string) {
        if (id === 'full-screen-menu' && asked++ === 0) throw new Error('a fault of the test')
        return Document.prototype.getElementById.call(this, id)
      }
    })
    return real
  })
  await page.goto('/en/about-us/')
  await page.waitForSelector(live)
  const notice = page.locator('.fault-notice')
  await expect(notice).toContainText('This page could not be opened')
  await expect(page.locator('h1')).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
})

test('S8-8 a start script that throws as it is read: the page stays and a notice leads to the document', async ({
  page
}) => {
  await page.route('**/assets/start-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a fault of the test")' })
  )
  await page.goto('/en/about-us/')
  const notice = page.locator('.fault-notice')
  await expect(notice).toContainText('This page could not be opened')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(notice.getByRole('button')).toHaveCount(0)
  await page.unroute('**/assets/start-*.js')
  await notice.getByRole('link').click()
  await page.waitForSelector(live)
  await expect(notice).toHaveCount(0)
})

test('S8-5 no press follows a javascript, data, blob or vbscript link that something has put into the page', async ({
  page
}) => {
  await page.goto('/en/about-us/')
  await page.waitForSelector(live)
  const followed = await page.evaluate(() => {
    const addresses = [
      'javascript:alert(1)',
      ' Java\nscript:alert(1)',
      'data:text/html,x',
      URL.createObjectURL(new Blob(['x']))
    ]
    return [...addresses, 'vbscript:x', '/en/contact/#x', 'mailto:a@b.example'].map(href => {
      const link = Object.assign(document.createElement('a'), { href, innerHTML: '<b>x</b>' })
      document.body.append(link)
      let isFollowed = false
      const end = (event: Event) => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', end, { once: true })
      link.querySelector('b')?.click()
      document.removeEventListener('click', end)
      return isFollowed
    })
  })
  expect(followed).toEqual([false, false, false, false, false, true, true])
})

test('a payload that hangs gives way to the document after 2 s', async ({ page }) => {
  // From the start: a page whose link is in view is asked for before it is pressed.
  await page.route('**/_payload.json*', () => {})
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const documents = documentsOf(page)
  await press(page, policy)
  await expect.poll(() => documents).toEqual([policy])
})

test('also where the browser keeps nothing, a lost payload loads the document, and no loop comes of it', async ({
  page
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  })
  await page.route('**/_payload.json*', route => route.fulfill({ status: 404 }))
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const documents = documentsOf(page)
  await press(page, policy)
  await expect(page.locator('main h1')).toContainText('Politique de confidentialité')
  await settled(page)
  expect(documents).toEqual([policy])
})

test('S9-1 a lost payload pressed twice is said, with a way on', async ({ page }) => {
  await page.route('**/_payload.json*', route => route.fulfill({ status: 404 }))
  await page.goto('/about-us/')
  await page.waitForSelector(live)
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
  for (const file of ['start']) {
    test(`S4-3 ${file}: where the server has another build the document is loaded anew, once`, async ({ page }) => {
      await page.route(`**/assets/${file}-*`, route => route.fulfill({ status: 404 }))
      await page.route('**/builds/latest.json*', route => route.fulfill({ json: { id: 'newer' } }))
      // Ten seconds are not over, however long it takes.
      await page.addInitScript(now => {
        Date.now = () => now
      }, Date.now())
      const documents = documentsOf(page)
      let lost = 0
      page.on('response', response => {
        if (response.url().includes('/builds/latest.json')) lost += 1
      })
      await page.goto('/about-us/')
      await expect.poll(() => lost).toBe(2)
      await quiet(page)
      expect(documents).toEqual(['/about-us/', '/about-us/'])
      await expect(page.locator('h1')).toBeVisible()
    })

    test(`${file}: where it has not, the page stays as it works without`, async ({ page }) => {
      await page.route(`**/assets/${file}-*`, route => route.fulfill({ status: 404 }))
      const documents = documentsOf(page)
      const asked = page.waitForResponse(/\/builds\/latest\.json/)
      await page.goto('/about-us/')
      await asked
      await quiet(page)
      expect(documents).toEqual(['/about-us/'])
      await press(page, policy)
      await page.waitForURL(`**${policy}`)
    })
  }
})
