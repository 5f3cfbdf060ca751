import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tools/chromium.ts'
import { banner, tag } from '../fixtures/consent-pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'
import { selfSigned } from '../fixtures/self-signed.ts'
import { visitors } from '../fixtures/visitors.data.ts'

type Measured = { page: string; screen: string; vitals: Record<string, number>; faults: object[] }

/** What the page sends of its measurements from now on, and the files of the library that it loads. */
async function measurementsOf(page: Page) {
  const sent: Measured[] = []
  const loaded: string[] = []
  await page.exposeFunction('noteSent', (text: string) => void sent.push(JSON.parse(text)))
  // The tests' browser does not show what a beacon holds.
  await page.addInitScript(() => {
    const { noteSent } = window as unknown as { noteSent: (text: string) => void }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then(noteSent)
      return send(url, data)
    }
  })
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/measurements')) loaded.push(pathname)
  })
  return { sent, loaded }
}

/** As a visitor does who goes to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test.describe('where the law asks for consent', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  test('nothing is measured before the choice, nor after a refusal', async ({ page }) => {
    const { sent, loaded } = await measurementsOf(page)
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible({ timeout: 20_000 })
    await hide(page)
    await page.locator(banner).getByRole('button', { name: 'Refuser' }).click()
    await expect(page.locator('[data-toast=consent]')).toContainText('la mesure d’audience est arrêtée')
    await hide(page)
    await page.goto('/privacy-choices/')
    await page.waitForSelector(live)
    await page.waitForTimeout(1000)
    await hide(page)
    expect([sent, loaded]).toEqual([[], []])
  })

  test('after consent vitals are told when the page is left, each once, with its path alone', async ({ page }) => {
    const { sent, loaded } = await measurementsOf(page)
    await page.goto('/contact/?q=secret')
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await expect(tag(page)).toHaveCount(2)
    await expect.poll(() => loaded.length, { timeout: 20_000 }).toBe(1)
    // The library looks at what the browser has measured so far when it is idle.
    await page.waitForTimeout(1000)
    const taken = page.waitForResponse('**/api/measurements')
    await hide(page)
    expect((await taken).status()).toBe(204)
    await hide(page)
    const [first] = sent
    expect(first).toMatchObject({ page: '/contact/', screen: 'desktop', faults: [] })
    expect(Object.keys(first?.vitals ?? {})).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']))
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(sent.filter(({ vitals }) => 'LCP' in vitals)).toHaveLength(1)
  })
})

test.describe('where the law does not ask', () => {
  test.use({ extraHTTPHeaders: visitors.quebec })

  test('tags run, and nothing is measured until the visitor has agreed', async ({ page }) => {
    const { sent, loaded } = await measurementsOf(page)
    await page.goto('/contact/')
    await expect(tag(page)).toHaveCount(2)
    await page.waitForTimeout(1000)
    await hide(page)
    expect([sent, loaded]).toEqual([[], []])
  })
})

test('a script that the policy refuses is reported to the site by the browser itself', async ({ playwright }) => {
  const site = await runSite({ variables: { PUBLIC_SCHEME: 'https' } })
  // Browsers take `Reporting-Endpoints` over TLS alone.
  const secure = createServer(selfSigned(['localhost'], new Date('2049-01-01')), (request, response) =>
    site.server.emit('request', request, response)
  ).listen(0, '127.0.0.1')
  await once(secure, 'listening')
  // The headless shell reports nothing, and a browser waits a minute with its reports otherwise.
  const args = [...chromiumArguments, '--short-reporting-delay', '--ignore-certificate-errors']
  const browser = await playwright.chromium.launch({ executablePath: chromiumPath(), args })
  try {
    const page = await browser.newPage()
    await page.goto(`https://localhost:${(secure.address() as AddressInfo).port}/en/contact/?token=secret`)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://cdn.evil.example/x.js?who=me'
      document.head.append(script)
    })
    const line = 'browser_reports_total{type="csp-violation",detail="script-src-elem",blocked="other-origin"} 1'
    await expect.poll(() => site.metrics.registry.metrics(), { timeout: 20_000 }).toContain(line)
  } finally {
    await browser.close()
    secure.closeAllConnections()
    secure.close()
    await site.stop()
  }
})
