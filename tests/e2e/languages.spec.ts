import type { Page } from '@playwright/test'
import { type Locale, languageTag, locales } from '../../app/domain/locales/locale.ts'
import { siteOfLocale } from '../../app/domain/sites/sites.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { brokenWords, fontsLoaded, layoutFaults } from '../fixtures/layout-faults.ts'
import { sweeps } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'

/** Pages with the most words beside each other: menus, tables, cards, forms, headings. French and English are looked at on every page elsewhere. */
const paths = [
  '/',
  '/download/',
  '/help/',
  '/tournaments/',
  '/poker-school/hand-rankings/',
  '/funds/deposits/',
  '/promotions/',
  '/terms-conditions/'
]
const others: readonly Locale[] = locales.filter(locale => locale !== 'fr' && locale !== 'en')

function addressOf(locale: Locale, path: string, baseURL: string | undefined): string {
  const siteId = siteOfLocale(locale)
  const { href } = new URL(`${pagePath(siteId, locale, path)}?force=1`, baseURL)
  return siteId === 'global' ? href : href.replace('//localhost', `//${siteId}.localhost`)
}

/** Home and one other for each language; with `SWEEP` all of them. */
const pathsOf = (locale: Locale) => {
  const found = paths.filter(path => findPage(siteOfLocale(locale), path))
  const other = 1 + (others.indexOf(locale) % (found.length - 1))
  return sweeps ? found : found.filter((_, index) => index === 0 || index === other)
}

for (const locale of others)
  for (const path of pathsOf(locale))
    test(`"nothing overflows, no button breaks in three": ${path} in ${locale}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(addressOf(locale, path, baseURL))
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale))
      await fontsLoaded(page)
      for (const width of [360, 768, 1244]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, ...(await layoutFaults(page)), ...(await brokenWords(page))]).toEqual([width])
      }
    })

/** Of these, the languages whose site signs anyone up. */
const withButton: readonly Locale[] = ['de', 'nl']

const widths = [320, 360, 414, 600, 768, 1024, 1244, 1920]

async function expectWholeWords(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await fontsLoaded(page)
  expect([width, ...(await brokenWords(page))]).toEqual([width])
}

for (const [locale, path] of [
  ['de', '/'],
  ['de', '/download/'],
  ['de', '/unique-features/'],
  ['de', '/privacy-policy/'],
  ['fi', '/download/'],
  ['fi', '/official-site/'],
  ['fi', '/payment-details-policy/'],
  ['hu', '/accessibility/'],
  ['hu', '/contact/'],
  ['nl', '/poker-school/equity-calculator/'],
  ['uk', '/terms-conditions/']
] as const)
  test(`the longest words of headings are whole, and the header’s button has one line: ${path} in ${locale}`, async ({
    page,
    baseURL
  }) => {
    await page.goto(addressOf(locale, path, baseURL))
    for (const width of widths) {
      await expectWholeWords(page, width)
      const lines = await page.locator('.header__download').evaluateAll(buttons =>
        buttons.map(button => {
          const words = document.createRange()
          words.selectNodeContents(button)
          return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size
        })
      )
      expect([width, lines]).toEqual([width, withButton.includes(locale) ? [1] : []])
    }
  })

test('the longest words of headings are whole in the hours of advertising: / in de', async ({ page }) => {
  const now = () => new Date(`${new Date().toISOString().slice(0, 10)}T22:00:00Z`)
  const site = await runSite({ now })
  try {
    await page.goto(`http://germany.localhost:${site.port}/?force=1`)
    await expect(page.locator('.poster').first()).toBeAttached()
    for (const width of widths) await expectWholeWords(page, width)
  } finally {
    // Pictures that are still to come would be an error in the console.
    await page.close()
    await site.stop()
  }
})

test('the headings’ font shows Ukrainian in its own letter forms, not in Bulgarian ones', async ({ page, baseURL }) => {
  await page.goto(addressOf('uk', '/tournaments/', baseURL))
  await fontsLoaded(page)
  const widths = await page.evaluate(() =>
    ['normal', '"ss01"'].map(features => {
      const word = document.createElement('span')
      word.textContent = 'вт'
      Object.assign(word.style, { font: '800 100px var(--display)', fontFeatureSettings: features })
      document.querySelector('.schedule')?.append(word)
      return word.getBoundingClientRect().width
    })
  )
  expect(widths[0]).toBeGreaterThan(10)
  expect(widths[0]).toBe(widths[1])
})
