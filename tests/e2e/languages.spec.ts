import { pagePath } from '../../app/site/links/page-path.ts'
import { type Locale, languageTag, locales } from '../../app/site/locales/locale.ts'
import { siteOfLocale } from '../../app/site/regions/sites.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { layoutFaults } from '../fixtures/layout-faults.ts'
import { sweeps } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'

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
      await page.evaluate(() => document.fonts.ready)
      for (const width of [360, 768, 1244]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, ...(await layoutFaults(page))]).toEqual([width])
      }
    })
