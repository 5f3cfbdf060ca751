import type { Page } from '@playwright/test'
import { sweeps } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { readThrough } from '../fixtures/read-through.ts'
import { quiet } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

type Shown = { file: string; points: number; needed: number; largest: number; shifted: boolean }

/** The smallest portrait is at an address that CDN rules know: a small screen of density 1 gets more than it shows. */
const smallest = /_nav\.webp$/
const waste = 1.55
const blur = 0.8

/** What the browser has picked for every picture, against the points that its place has: `cover` fills both sides of it. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(image => /\.(webp|avif)$/.test(image.currentSrc))
      .map(image => {
        const place = image.getBoundingClientRect()
        const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
        const widths = (set: Element) =>
          (set.getAttribute('srcset') ?? '').split(', ').map(entry => {
            const [address = '', width = ''] = entry.split(' ')
            return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) }
          })
        const set = sets.find(one => widths(one).some(({ address }) => address === image.currentSrc)) ?? image
        const own = widths(set).filter(({ width }) => width > 0)
        const points = own.find(({ address }) => address === image.currentSrc)?.width ?? image.naturalWidth
        const sized = set.hasAttribute('width') ? set : image
        const of = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'))
        const covers = getComputedStyle(image).objectFit === 'cover'
        return {
          file: image.currentSrc.split('/').at(-1) ?? '',
          points,
          needed: Math.round((covers ? Math.max(place.width, place.height * of) : place.width) * devicePixelRatio),
          largest: Math.max(points, ...own.map(({ width }) => width)),
          shifted: !image.hasAttribute('width') || !image.hasAttribute('height')
        }
      })
      .filter(({ needed }) => needed > 0)
  )

const paths = ['/', '/about-us/', '/contact/', '/download/', '/streamer-mode/']
const widths = [360, 768, 1244, 1920]

/** Home on a small dense and a large plain screen, where most is shown; one of the others at each width and density. */
function pathsAt(width: number, density: number): string[] {
  const other = paths[1 + ((widths.indexOf(width) + density) % (paths.length - 1))] ?? ''
  return (width === 360 && density === 2) || (width === 1920 && density === 1) ? ['/', other] : [other]
}

for (const width of widths)
  for (const density of [1, 2])
    test.describe(`at ${width} px, density ${density}`, () => {
      test.use({
        viewport: { width, height: width < 600 ? 740 : 900 },
        deviceScaleFactor: density,
        extraHTTPHeaders: visitors.norway
      })

      for (const path of sweeps ? paths : pathsAt(width, density))
        test(`S9-4 no picture of ${path} is half as large again as shown, none is blurred`, async ({ page }) => {
          await page.goto(path)
          await readThrough(page)
          await quiet(page)
          const shown = await shownPictures(page)
          expect(shown.length).toBeGreaterThan(path === '/' ? 12 : 0)
          expect(
            shown.filter(
              ({ file, points, needed }) =>
                points > needed * waste && !(smallest.test(file) && width === 360 && density === 1)
            )
          ).toEqual([])
          expect(shown.filter(({ points, needed, largest }) => points < needed * blur && points < largest)).toEqual([])
          expect(shown.filter(({ shifted }) => shifted)).toEqual([])
        })
    })

test.describe('at 1300 px, density 2', () => {
  test.use({ viewport: { width: 1300, height: 800 }, deviceScaleFactor: 2, extraHTTPHeaders: visitors.norway })

  test('S7-17 hero, live series and portraits are sharp at density 2', async ({ page }) => {
    await page.goto('/')
    await readThrough(page)
    await quiet(page)
    const large = (await shownPictures(page)).filter(({ file }) => /^(?:hero-wide|live-series)-|_nav[.-]/.test(file))
    expect(large).toHaveLength(6)
    expect(large.filter(({ points, needed }) => points < needed * blur)).toEqual([])
  })
})

/** What has come over the wire for the page so far, the document included. */
const sentBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      0
    )
  )

/** In bytes, all included. */
const phoneBudget = 450_000

test.describe('on a phone of density 2', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: visitors.norway
  })

  for (const path of sweeps ? [...paths, '/promotions/', '/cash-games/', '/tournaments/'] : ['/', '/promotions/'])
    test(`S2-74 all that ${path} sends, read to its end, stays within its budget`, async ({ page }) => {
      await page.goto(path)
      await readThrough(page)
      await quiet(page)
      expect(await sentBytes(page)).toBeLessThan(phoneBudget)
    })
})
