import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'
import { unhurried } from '../fixtures/settled-page.ts'

/** The real table, with two more live pages as menu pages. */
const rows = siteMap.map(row =>
  ['about-us', 'contact'].includes(row.key) ? { ...row, kind: 'contents' as const } : row
)
let site: Awaited<ReturnType<typeof runSite>>
test.beforeAll(async () => {
  site = await runSite({ siteMap: rows })
})
test.afterAll(() => site.stop())
test.use({ viewport: { width: 1300, height: 900 }, locale: 'fr-FR' })

test('S2-11 the contents host: an English page at the root hydrates, navigates by payloads, and changes its language', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/(\/|_payload\.json)$/.test(pathname)) asked.push(pathname)
  })
  const follow = (to: string) =>
    page.evaluate(href => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href })
      document.querySelector('main')?.append(link)
      link.click()
    }, to)
  const origin = `http://contents.localhost:${site.port}`
  await unhurried(page)
  await page.goto(`${origin}/`)
  await page.waitForSelector(live)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-base', '/')

  await follow('/contact/')
  await page.waitForURL(`${origin}/contact/`)
  await expect(page.locator('.home')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText(/./)
  await page.locator('header a.logo').first().click()
  await page.waitForURL(`${origin}/`)
  await expect(page.locator('main .home, .home')).toBeVisible()
  expect(asked).toEqual(['/', '/contact/_payload.json', '/_payload.json'])

  await follow('/contact/')
  await page.waitForURL(`${origin}/contact/`)
  // The address changes before the page does: the banner of the former one leads elsewhere.
  await page.locator('.language-banner a[href*="/fr/contact/"]').click()
  await page.waitForURL(url => `${url.origin}${url.pathname}` === `${origin}/fr/contact/`)
  await page.waitForSelector(live)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('data-base', '/fr/')
  const cookies = await page.context().cookies(origin)
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('fr')

  asked.length = 0
  await page.locator('header a.logo').first().click()
  await page.waitForURL(`${origin}/fr/`)
  await expect(page.locator('.home')).toBeVisible()
  await expect(page.locator('.language-banner')).toHaveCount(0)
  expect(asked).toEqual(['/fr/_payload.json'])
})

test('the contents host without JavaScript: links lead to real pages', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'fr-FR' })
  await page.goto(`http://contents.localhost:${site.port}/fr/about-us/`)
  await page.locator('header a.logo').first().click()
  await expect(page).toHaveURL(`http://contents.localhost:${site.port}/fr/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.close()
})
