import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import { fontsLoaded } from '../fixtures/layout-faults.ts'
import { overlaps } from '../fixtures/overlaps.ts'
import { closePaths, sweeps } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'

const widths = [360, 768, 1244, 1920]

const sites = [
  { site: 'germany', host: 'germany.localhost', locale: 'de-DE' },
  { site: 'ukraine', host: 'ukraine.localhost', locale: 'uk-UA' },
  { site: 'hungary', host: 'hungary.localhost', locale: 'hu-HU' }
] as const

/** Languages of long words. Each has home and its share of the pages, with `SWEEP` all of them: screens.spec.ts looks at all in French. */
const hasItsShare = (path: string, turn: number, at: number) => sweeps || path === '/' || at % sites.length === turn

for (const [turn, { site, host, locale }] of sites.entries())
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } })
    const livePaths = new Set(livePagesOf(site).map(({ path }) => path))

    for (const path of closePaths.filter((one, at) => livePaths.has(one) && hasItsShare(one, turn, at)))
      test(`S2-61 no words, control or figure lies under another, and no number is broken: ${site} ${path}`, async ({
        page,
        baseURL
      }) => {
        const { port } = new URL(baseURL ?? '')
        await page.goto(`http://${host}:${port}${path}?clean`)
        await page.waitForSelector(live)
        await fontsLoaded(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect([width, ...(await overlaps(page))]).toEqual([width])
        }
      })
  })

test('S2-61 what is covered or broken is found', async ({ page }) => {
  await page.setViewportSize({ width: 1244, height: 800 })
  await page.goto('/contact/?clean')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      .cover { position: absolute; z-index: 99; inset: 0; background: #000 }
      .narrow-sum { width: 3ch; overflow-wrap: anywhere }`)
    document.adoptedStyleSheets = [sheet]
    const cover = document.createElement('div')
    cover.className = 'cover'
    const number = document.createElement('p')
    number.className = 'narrow-sum'
    number.textContent = '1\u00a0000\u00a0000'
    document.querySelector('main > header')?.append(cover)
    document.querySelector('main > :last-child')?.append(number)
  })
  const found = await overlaps(page)
  expect(found.filter(fault => fault.includes('is under <div class="cover">'))).not.toEqual([])
  expect(found.filter(fault => fault.includes('is broken'))).toHaveLength(1)
})
