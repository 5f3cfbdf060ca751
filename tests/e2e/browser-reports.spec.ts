import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../build/chromium.ts'
import { banner, tag } from '../fixtures/consent-pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'
import { selfSigned } from '../fixtures/self-signed.ts'
import { settled } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

/** What the page loads to be measured, and what it sends of it, from now on. */
function measuring(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/measurements' || pathname.startsWith('/assets/measurements')) asked.push(pathname)
  })
  return asked
}

test.describe('where the law asks for consent', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  test('nothing is measured before the choice, nor after a refusal', async ({ page }) => {
    const asked = measuring(page)
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    await settled(page)
    await page.goto('/help/')
    await page.locator(banner).getByRole('button', { name: 'Refuser' }).click()
    await expect(page.locator('[data-toast=consent]')).toContainText('la mesure d’audience est arrêtée')
    await settled(page)
    await page.goto('/contact/')
    await page.waitForSelector(live)
    await settled(page)
    await page.goto('about:blank')
    expect(asked).toEqual([])
  })

  test('after consent vitals are told when the page is left, each once', async ({ page }) => {
    const site = await runSite()
    try {
      const asked = measuring(page)
      await page.goto(`http://localhost:${site.port}/contact/`)
      await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
      await expect.poll(() => asked.length).toBe(1)
      await settled(page)
      await page.goto('about:blank')
      const counts = async () =>
        (await site.metrics.registry.metrics()).split('\n').filter(line => /^web_vital_\w+_count/.test(line))
      const of = 'family="other",screen="desktop"'
      await expect
        .poll(counts)
        .toEqual(
          expect.arrayContaining([
            `web_vital_seconds_count{vital="FCP",${of}} 1`,
            `web_vital_seconds_count{vital="LCP",${of}} 1`,
            `web_vital_seconds_count{vital="TTFB",${of}} 1`,
            `web_vital_layout_shift_count{${of}} 1`
          ])
        )
    } finally {
      await site.stop()
    }
  })
})

test.describe('where the law does not ask', () => {
  test.use({ extraHTTPHeaders: visitors.quebec })

  test('tags run, and nothing is measured until the visitor has agreed', async ({ page }) => {
    const asked = measuring(page)
    await page.goto('/contact/')
    await expect(tag(page)).toHaveCount(2)
    await settled(page)
    await page.goto('about:blank')
    expect(asked).toEqual([])
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
    await expect.poll(() => site.metrics.registry.metrics()).toContain(line)
  } finally {
    await browser.close()
    secure.closeAllConnections()
    secure.close()
    await site.stop()
  }
})
