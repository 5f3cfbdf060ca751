import { chromiumArguments, phoneLetters, testBrowserPath } from '../../build/chromium.ts'
import { fontsLoaded } from '../fixtures/layout-faults.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'

const more = [
  '/promotions/',
  '/promotions/jackpots/',
  '/tournaments/sunday-major/',
  '/live-series/harbour-classic/',
  '/cash-games/texas-holdem/',
  '/spin-gold/',
  '/hand/',
  '/ggteam/',
  '/contact/',
  '/responsible-gaming/',
  '/privacy-choices/'
]

/** Fonts come so late that all is painted in those that stand in. */
const lateMs = 500
/** Less is 0 in three digits, as Lighthouse writes it. */
const nothing = 0.0005

test.use({
  locale: 'fr-FR',
  launchOptions: { executablePath: testBrowserPath(), args: [...chromiumArguments, phoneLetters] }
})

for (const path of new Set([...familyPaths, ...more]))
  test(`S2-62 nothing shifts while fonts, pictures and scripts come: ${path}`, async ({ page }) => {
    await page.route('**/*.woff2', async route => {
      await new Promise(done => setTimeout(done, lateMs))
      await route.continue()
    })
    for (const width of [412, 1244]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${path}?clean`)
      await page.waitForSelector(live)
      await fontsLoaded(page)
      await page.waitForTimeout(200)
      const shifts = await page.evaluate(layoutShifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(nothing)
    }
  })

/** What moved by itself since the page began, and how much of the window it was. It runs in the page. */
function layoutShifts(): Promise<{ value: number; moved: string }[]> {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const nameOf = (node: Node | null) =>
    (node instanceof Element ? node.getAttribute('class') || node.outerHTML.slice(0, 100) : node?.textContent) ?? ''
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const moveOf = ({ node, previousRect, currentRect }: Source) =>
    `${nameOf(node)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`
  return new Promise(done => {
    new PerformanceObserver(list =>
      done(
        (list.getEntries() as Shift[])
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .map(({ value, sources }) => ({ value, moved: sources.map(moveOf).join(', ') }))
      )
    ).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done([]), 100)
  })
}
