import { test as base, type Page } from '@playwright/test'
import { heldBack } from '../fixtures/held-back.ts'
import { expect, live, livePart, test } from '../fixtures/quiet-page.ts'
import { press } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })
base.use({ extraHTTPHeaders: visitors.norway })

const calculator = '/en/poker-school/equity-calculator/'
const download = '/en/download/'
const codeOf = {
  'equity-calculator': '**/assets/equity-calculator.client-*.js',
  'sign-up': '**/assets/sign-up-part.client-*.js',
  'file-check': '**/assets/file-check.client-*.js'
} as const
type PartName = keyof typeof codeOf

/** The part's code is late: it comes once it is let through. */
const delayCode = (page: Page, name: PartName) => heldBack(page, codeOf[name])

/** The part's code is not there, and answers each request with 404. */
const loseCode = (page: Page, name: PartName) => page.route(codeOf[name], route => route.fulfill({ status: 404 }))

/** The document comes with props that the part cannot be rendered with. */
const breakProps = (page: Page, path: string, name: PartName) =>
  page.route(
    url => url.pathname === path,
    async route => {
      const response = await route.fetch()
      const place = new RegExp(`(data-hydrate="${name}"[^>]*? data-props=)"[^"]*"`)
      const html = await response.text()
      expect(html).toMatch(place)
      await route.fulfill({ response, body: html.replace(place, '$1"{}"') })
    }
  )

/** What has the focus, and how much of it is selected, after each change of the page: in between nobody can press a key. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
      seen.push(`${id} ${selectionStart} to ${selectionEnd}`)
    }
    new MutationObserver(() => queueMicrotask(note)).observe(document.querySelector('main') as Node, {
      childList: true,
      subtree: true
    })
  })

const focusSeen = async (page: Page) =>
  new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))

const pressed = '[data-card][aria-pressed=true]'
const cards = ['As', 'Ks', 'Qs', 'Js', '10s', '9s', '8s', '7s', '6s', '5s', '4s', '3s', '2s']

test.describe('what is done before the code of a part has come', () => {
  test('a press is made again and counted, and the server’s elements stay', async ({ page }) => {
    const letThrough = await delayCode(page, 'equity-calculator')
    await page.goto(calculator)
    await page.waitForSelector(live)
    const card = await page.locator('[data-card="2c"]').elementHandle()
    await page.locator('[data-card="2c"]').click()
    await expect(page.locator('[data-card="2c"]')).toHaveAttribute('aria-pressed', 'false')
    letThrough()
    await expect(page.locator('#equity-villain2')).toHaveValue('2c')
    await expect(page.locator('[data-card="2c"]')).toHaveAttribute('aria-pressed', 'true')
    expect(await card?.evaluate(element => element.isConnected)).toBe(true)
  })

  test('a password is shown', async ({ page }) => {
    const letThrough = await delayCode(page, 'sign-up')
    await page.goto(download)
    await page.waitForSelector(live)
    await page.locator('.sign-up__reveal').click()
    await expect(page.locator('.sign-up__reveal')).toHaveAttribute('aria-pressed', 'false')
    letThrough()
    await expect(page.locator('#sign-up-password')).toHaveAttribute('type', 'text')
  })

  test('typed text stays, and counts', async ({ page }) => {
    const letThrough = await delayCode(page, 'equity-calculator')
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.locator('#equity-villain').fill('7d 7h')
    await expect(page.locator(livePart('equity-calculator'))).toHaveCount(0)
    letThrough()
    await page.waitForSelector(livePart('equity-calculator'))
    await expect(page.locator('#equity-villain')).toHaveValue('7d 7h')
    await expect(page.locator('#equity-villain')).toBeFocused()
    await expect(page.locator('[data-card="7h"]')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-card="Qh"]')).toHaveAttribute('aria-pressed', 'false')
  })

  test('on a page that was translated first, typed text, focus and a press stay as well', async ({ page }) => {
    const letThrough = await delayCode(page, 'sign-up')
    await page.goto(download)
    await page.waitForSelector(live)
    await page.evaluate(() => {
      const label = document.querySelector('label[for=sign-up-email]')
      const font = document.createElement('font')
      font.textContent = 'Translated'
      label?.firstChild?.replaceWith(font)
    })
    await page.locator('.sign-up__reveal').click()
    await page.locator('#sign-up-email').fill('ann@example.com')
    await watchFocus(page)
    letThrough()
    await page.waitForSelector(livePart('sign-up'))
    expect(await focusSeen(page)).toEqual(new Set(['sign-up-email null to null']))
    await expect(page.locator('#sign-up-email')).toHaveValue('ann@example.com')
    await expect(page.locator('#sign-up-email')).toBeFocused()
    await expect(page.locator('#sign-up-password')).toHaveAttribute('type', 'text')
  })

  test('a file is judged', async ({ page }) => {
    const letThrough = await delayCode(page, 'file-check')
    await page.goto(download)
    await page
      .locator('[data-file-check] input')
      .setInputFiles({ name: 'client.exe', mimeType: 'text/plain', buffer: Buffer.from('something else') })
    letThrough()
    await expect(page.locator('[data-verdict]')).toContainText('not one of our current files')
  })
})

/** A file that is missing is a fault to the browser’s console, so that these are not held to silence. */
base.describe('code that never comes: the browser’s own action runs', () => {
  base('the calculator asks the server', async ({ page }) => {
    await loseCode(page, 'equity-calculator')
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.locator('#equity-villain').fill('8s 7s')
    await expect(page.locator('[data-card-picker]')).toBeHidden()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/villain=8s\+7s/)
    await expect(page.locator('#equity-villain')).toHaveValue('8s 7s')
    await expect(page.locator('[data-equity-method]')).toContainText('990')
  })

  base('the sign-up form is posted', async ({ page }) => {
    await loseCode(page, 'sign-up')
    await page.goto(download)
    await page.waitForSelector(live)
    await page.locator('#sign-up-email').fill('ann@')
    await expect(page.locator('.sign-up__reveal')).toBeHidden()
    await page.locator('.sign-up__submit').click()
    await expect(page.locator('#sign-up-email-fault')).not.toBeEmpty()
    await expect(page.locator('#sign-up-email')).toHaveValue('ann@')
  })
})

base.describe('a part that throws while it renders: the server’s form stays usable', () => {
  base('the calculator', async ({ page }) => {
    await breakProps(page, calculator, 'equity-calculator')
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.locator('#equity-villain').fill('8s 7s')
    await page.waitForSelector('[data-hydrate=equity-calculator][data-failed]')
    await expect(page.locator('#equity-villain')).toHaveValue('8s 7s')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/villain=8s\+7s/)
  })

  base('no key is lost meanwhile: the field keeps the focus, and what is selected', async ({ page }) => {
    const letThrough = await delayCode(page, 'equity-calculator')
    await breakProps(page, calculator, 'equity-calculator')
    await page.goto(calculator)
    await page.waitForSelector(live)
    await page.locator('#equity-villain').selectText()
    await watchFocus(page)
    letThrough()
    await page.waitForSelector('[data-hydrate=equity-calculator][data-failed]')
    expect(await focusSeen(page)).toEqual(new Set(['equity-villain 0 to 5']))
    await page.keyboard.insertText('8s 7s')
    await expect(page.locator('#equity-villain')).toHaveValue('8s 7s')
  })

  base('the sign-up form', async ({ page }) => {
    await breakProps(page, download, 'sign-up')
    await page.goto(download)
    await page.waitForSelector(live)
    await page.locator('#sign-up-email').fill('ann@')
    await page.waitForSelector('[data-hydrate=sign-up][data-failed]')
    await expect(page.locator('#sign-up-email')).toHaveValue('ann@')
    const post = page.waitForRequest(request => request.isNavigationRequest() && request.method() === 'POST')
    await page.locator('.sign-up__submit').click()
    expect(new URL((await post).url()).pathname).toBe('/api/sign-up')
  })
})

test.describe('twenty presses on a slow device: none is lost', () => {
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    // A press waits for its code for 8 s: they do not pass, however slow the machine is besides.
    await page.addInitScript(() => {
      const later = window.setTimeout
      Object.assign(window, {
        setTimeout: (act: () => void, ms?: number, ...rest: unknown[]) => (ms === 8000 ? 0 : later(act, ms, ...rest))
      })
    })
  })

  test('cards', async ({ page }) => {
    await page.goto(calculator, { waitUntil: 'commit' })
    await press(page.locator('[data-equity-clear]'))
    for (const card of [...cards, ...cards.slice(0, 6)]) await press(page.locator(`[data-card="${card}"]`))
    await expect(page.locator(pressed)).toHaveCount(7)
    for (const card of cards.slice(6))
      await expect(page.locator(`[data-card="${card}"]`)).toHaveAttribute('aria-pressed', 'true')
  })

  test('showing the password', async ({ page }) => {
    await page.goto(download, { waitUntil: 'commit' })
    const reveal = page.locator('.sign-up__reveal')
    await reveal.evaluate(button => {
      const seen = new MutationObserver(changes => {
        document.body.dataset.turns = `${Number(document.body.dataset.turns ?? 0) + changes.length}`
      })
      seen.observe(button, { attributes: true, attributeFilter: ['aria-pressed'] })
    })
    for (let time = 0; time < 20; time += 1) await press(reveal)
    await expect(page.locator('body')).toHaveAttribute('data-turns', '20')
  })

  test('copying a checksum', async ({ page }) => {
    await page.addInitScript(() => {
      let copies = 0
      navigator.clipboard.writeText = () => {
        copies += 1
        document.body.dataset.copies = `${copies}`
        return Promise.resolve()
      }
    })
    await page.goto(download, { waitUntil: 'commit' })
    for (let time = 0; time < 20; time += 1) await press(page.locator('[data-copy-sum]').first())
    await expect(page.locator('body')).toHaveAttribute('data-copies', '20')
  })
})
