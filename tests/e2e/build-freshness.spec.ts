import type { Page } from '@playwright/test'
import { test as plain } from '@playwright/test'
import { runDeployment, secondBuild } from '../fixtures/deployment.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet, unhurried } from '../fixtures/settled-page.ts'

const policy = '/privacy-policy/'
const link = (path: string) => `footer a[href="${path}"]`

/** The documents that a page loads, by pathname. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const press = (page: Page, path: string) =>
  page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.click(), link(path))

/** Of the document that is loaded next: when it knows its manifest. */
async function manifestOf(page: Page): Promise<{ known: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('manifestIsKnown', resolve)
  await page.addInitScript('addEventListener("manifest-known", () => manifestIsKnown())')
  return { known: promise }
}

test.describe('a deploy under an open page', () => {
  let site: Awaited<ReturnType<typeof runDeployment>>
  test.beforeEach(async () => {
    site = await runDeployment()
  })
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank')
    await site.stop()
  })

  test('S4-2 "When one is found, the next navigation does a full page reload": the visitor lands on the new build, once', async ({
    page
  }) => {
    const origin = `http://localhost:${site.port}`
    const manifest = await manifestOf(page)
    await unhurried(page)
    await page.goto(`${origin}/about-us/`)
    await page.waitForSelector(live)
    await manifest.known
    await quiet(page)
    await expect(page.locator('html')).toHaveAttribute('data-build', site.firstBuild)
    const ownScripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : []))
    )
    expect(ownScripts).not.toEqual([])

    await site.makeSecondBuild()
    const { id } = JSON.parse((await site.get('localhost', '/builds/latest.json?1')).text)
    expect(id, 'a build that is switched in changes nothing for the process that runs').toBe(site.firstBuild)
    await site.restart()
    expect(JSON.parse((await site.get('localhost', '/builds/latest.json?2')).text)).toEqual({ id: secondBuild })
    for (const script of ownScripts) {
      const { status, headers } = await site.get('localhost', script)
      expect([script, status, headers['content-type']]).toEqual([script, 200, 'text/javascript; charset=utf-8'])
    }

    const documents = documentsOf(page)
    await press(page, policy)
    await page.waitForURL(`**${policy}`)
    await page.waitForSelector(`html[data-build=${secondBuild}][data-app=live]`)
    await expect(page.locator('h1')).toBeVisible()
    expect(documents).toEqual([policy])

    await press(page, '/responsible-gaming/')
    await page.waitForURL('**/responsible-gaming/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /responsible-gaming/)
    expect(documents, 'on the new build navigations go on without documents').toEqual([policy])
  })
})

test('S4-1 S7-9 "The site checks periodically for a newer build": after an hour, and then links are the browser’s', async ({
  page
}) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  const asked: string[] = []
  await page.route('**/builds/latest.json*', route => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { id: asked.length > 1 ? 'newer' : null } })
  })
  const manifest = await manifestOf(page)
  await page.goto('/about-us/')
  await page.clock.runFor(3500)
  await page.waitForSelector(live)
  await page.clock.runFor(3000)
  await manifest.known
  await quiet(page)
  const untilAsked = async (times: number) => {
    for (let second = 0; second < 600 && asked.length < times; second += 1) await page.clock.runFor(1000)
    expect(asked).toHaveLength(times)
  }
  await page.clock.pauseAt(now + 3_600_000)
  expect(asked).toEqual([])
  await untilAsked(1)
  expect(asked[0]).toMatch(/^\?\d{13}$/)
  await page.clock.runFor(3_500_000)
  expect(asked).toHaveLength(1)
  await untilAsked(2)
  // The answer has been sent, and perhaps not read: what is asked after it is answered after it.
  await page.evaluate(async () => (await fetch('/builds/latest.json?after')).json())
  const documents = documentsOf(page)
  await press(page, policy)
  await page.waitForURL(`**${policy}`)
  expect(documents).toEqual([policy])
})

test('"becoming visible again when an hour has passed"', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/builds/latest.json*', route => {
    asked += 1
    return route.fulfill({ json: { id: 'newer' } })
  })
  const manifest = await manifestOf(page)
  await page.goto('/about-us/')
  await page.clock.runFor(3500)
  await page.waitForSelector(live)
  await page.clock.runFor(3000)
  await manifest.known
  const seen = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await seen()
  expect(asked).toBe(0)
  await page.clock.setSystemTime(Date.now() + 3_700_000)
  await seen()
  await expect.poll(() => asked).toBe(1)
})

test('S7-8 "Manifest fetch starts about 1 s after load": once; and its documents are left to the browser', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    // The page that follows asks for its own.
    if (pathname.startsWith('/builds/') && page.url().endsWith('/about-us/')) asked.push(pathname)
  })
  const manifest = await manifestOf(page)
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const build = await page.locator('html').getAttribute('data-build')
  await manifest.known
  const waitedMs = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation')
    const manifest = performance.getEntriesByType('resource').find(({ name }) => name.includes('/builds/meta/'))
    return (manifest?.startTime ?? 0) - (load?.loadEventEnd ?? 0)
  })
  expect(waitedMs).toBeGreaterThan(900)
  const documents = documentsOf(page)
  await page.evaluate(() => {
    const made = Object.assign(document.createElement('a'), { href: '/your-data/' })
    document.querySelector('main')?.append(made)
    made.click()
  })
  await page.waitForURL('**/your-data/')
  expect(documents).toEqual(['/your-data/'])
  expect(asked).toEqual([`/builds/meta/${build}.json`])
})

plain('S7-8 "Manifest fetch error: console only"', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', error => warnings.push(`thrown: ${error}`))
  await page.route('**/builds/meta/**', route => route.fulfill({ status: 500, body: '<html>' }))
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await expect.poll(() => warnings.length).toBe(1)
  expect(warnings[0]).toContain('500 for /builds/meta/')
  await press(page, policy)
  await page.waitForURL(`**${policy}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /privacy-policy/)
  await page.close()
})
