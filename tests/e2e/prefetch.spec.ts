import type { Page } from '@playwright/test'
import { heldBack } from '../fixtures/held-back.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { quiet, settled, turn, unhurried } from '../fixtures/settled-page.ts'

const isPayload = /_payload\.json/

/** The payloads that a page asks for, by the pathname of their page, and the most that were under way at once. */
function payloadsOf(page: Page) {
  const asked: string[] = []
  let pending = 0
  let most = 0
  page.on('request', request => {
    if (!isPayload.test(request.url())) return
    asked.push(new URL(request.url()).pathname.replace('_payload.json', ''))
    pending += 1
    most = Math.max(most, pending)
  })
  const ended = (request: { url: () => string }) => {
    if (isPayload.test(request.url())) pending -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return { asked, most: () => most }
}

/** Opens a page and waits until it knows its manifest, from which prefetching begins. */
async function open(page: Page, path: string) {
  await unhurried(page)
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(path)
  await manifest
  await settled(page)
}

/** Puts links into view, as the page's own. */
const addLinks = (page: Page, paths: readonly string[]) =>
  page.evaluate(all => {
    const places = all.map(path => Object.assign(document.createElement('a'), { href: path, textContent: path }))
    document.querySelector('main')?.prepend(...places)
    dispatchEvent(new Event('manifest-known'))
  }, paths)

/** Waits until the links in view have been looked at: another observer is told after that of the page, and waits as it does. */
async function looked(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const [link = document.body] = document.querySelectorAll('main a[href]')
        new IntersectionObserver(resolve).observe(link)
      })
  )
  await turn(page)
}

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

test('links of the page that are in view are prefetched, those that are not are left alone', async ({ page }) => {
  const { asked } = payloadsOf(page)
  await open(page, '/about-us/')
  const before = [...asked]
  await addLinks(page, ['/streamer-mode/'])
  await expect.poll(() => asked).toContain('/streamer-mode/')
  expect(before).not.toContain('/privacy-policy/')
  expect(new Set(asked).size, 'once per page').toBe(asked.length)
})

test('what is about to be pressed is prefetched, and the navigation uses it', async ({ page }) => {
  const { asked } = payloadsOf(page)
  await open(page, '/about-us/')
  const link = footerLink(page, '/privacy-policy/')
  await link.hover()
  await expect.poll(() => asked).toContain('/privacy-policy/')
  await link.click()
  await page.waitForURL('**/privacy-policy/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /privacy-policy/)
  expect(asked.filter(path => path === '/privacy-policy/')).toHaveLength(1)
})

test('by the focus of the keyboard too', async ({ page }) => {
  const { asked } = payloadsOf(page)
  await open(page, '/about-us/')
  await footerLink(page, '/responsible-gaming/').focus()
  await expect.poll(() => asked).toContain('/responsible-gaming/')
})

test('a prefetched payload older than 60 s is asked for anew', async ({ page }) => {
  const { asked } = payloadsOf(page)
  await open(page, '/about-us/')
  const link = footerLink(page, '/privacy-policy/')
  await link.focus()
  await expect.poll(() => asked).toContain('/privacy-policy/')
  await page.evaluate(() => {
    performance.now = () => Date.now() - performance.timeOrigin + 60_000
  })
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL('**/privacy-policy/')
  await expect.poll(() => asked.filter(path => path === '/privacy-policy/').length).toBe(2)
})

test('S9-2 "stops at more than 4 pending preloads"', async ({ page }) => {
  const { asked, most } = payloadsOf(page)
  await open(page, '/about-us/')
  const before = asked.length
  const letThrough = await heldBack(page, isPayload)
  const paths = ['/', '/contact/', '/download/', '/privacy-policy/', '/responsible-gaming/', '/streamer-mode/']
  await addLinks(page, paths)
  await expect.poll(() => asked.length - before).toBe(4)
  await looked(page)
  expect(asked.length - before).toBe(4)
  letThrough()
  await expect.poll(() => paths.filter(path => asked.includes(path)).length).toBe(paths.length)
  expect(most()).toBeLessThanOrEqual(4)
})

for (const [what, connection] of [
  ['data-saver', { saveData: true, effectiveType: '4g' }],
  ['2g connections', { saveData: false, effectiveType: '2g' }]
] as const)
  test(`S9-3 "Prefetch is skipped on data-saver or 2g connections": ${what}`, async ({ page }) => {
    await page.addInitScript(says => {
      Object.defineProperty(navigator, 'connection', { value: says })
    }, connection)
    const { asked } = payloadsOf(page)
    await open(page, '/about-us/')
    await addLinks(page, ['/streamer-mode/'])
    await footerLink(page, '/privacy-policy/').focus()
    await looked(page)
    await quiet(page)
    expect(asked).toEqual([])
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('S9-13 links that come into view as one reads are left alone, one that is touched is not', async ({ page }) => {
    const { asked } = payloadsOf(page)
    await open(page, '/about-us/')
    const first = asked.length
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 400) {
      await page.evaluate(top => scrollTo(0, top), y)
      await looked(page)
    }
    expect(asked.length).toBe(first)
    await footerLink(page, '/privacy-policy/').dispatchEvent('touchstart')
    await expect.poll(() => asked).toContain('/privacy-policy/')
  })
})

test('what loads as a document is never prefetched', async ({ page }) => {
  const { asked } = payloadsOf(page)
  await open(page, '/about-us/')
  await addLinks(page, [
    '/your-data/',
    '/en/',
    '/network/x/',
    '/about-us/',
    '/nope/',
    '/download/?auto=1',
    '/api/visitor',
    '/streamer-mode/'
  ])
  await expect.poll(() => asked).toContain('/streamer-mode/')
  await looked(page)
  await quiet(page)
  for (const path of ['/your-data/', '/en/', '/network/x/', '/about-us/', '/nope/', '/api/visitor'])
    expect(asked).not.toContain(path)
})

test('it is aborted when the page is left, without a word', async ({ page }) => {
  const aborted: string[] = []
  page.on('requestfailed', request => {
    if (isPayload.test(request.url())) aborted.push(new URL(request.url()).pathname)
  })
  await open(page, '/about-us/')
  await page.route('**/streamer-mode/_payload.json*', () => {})
  const asked = page.waitForRequest(/streamer-mode\/_payload/)
  await addLinks(page, ['/streamer-mode/'])
  await asked
  await footerLink(page, '/privacy-policy/').evaluate((element: HTMLElement) => element.click())
  await page.waitForURL('**/privacy-policy/')
  await expect.poll(() => aborted).toEqual(['/streamer-mode/_payload.json'])
})
