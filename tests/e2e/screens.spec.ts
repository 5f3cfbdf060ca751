import type { Page } from '@playwright/test'
import { sites } from '../../app/domain/sites/sites.data.ts'
import { chromiumArguments, phoneLetters, testBrowserPath } from '../../build/chromium.ts'
import { accessibilityFaults, sidewaysScroll } from '../fixtures/accessible.ts'
import { bareStretch } from '../fixtures/bare-stretch.ts'
import { bareControls, heldParts } from '../fixtures/large-and-forced.ts'
import { fontsLoaded, laidOutWhole, putOffParts } from '../fixtures/layout-faults.ts'
import { layoutShifts, openWithLateFonts } from '../fixtures/layout-shifts.ts'
import { overlaps } from '../fixtures/overlaps.ts'
import { closePaths, inLocale, screenPaths, sweeps } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { readThrough } from '../fixtures/read-through.ts'
import { restylingFaults } from '../fixtures/restyling.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const phone = { width: 412, height: 823 }
const phoneWidths = [360, 320]
const desk = { width: 1244, height: 800 }
const deskWidths = [1244, 1920, 768]
/** Menus are open lists at the one, a button at the other. */
const widthsForAxe = [1244, 360]
const widthsForOverlaps = [1920, 1244, 768, 360]
/** Two screens of a desk and three of a phone: so far a page may go without a picture or a drawing. */
const barest = [
  { width: 1440, height: 900, screens: 2 },
  { width: 390, height: 844, screens: 3 }
] as const
/** What is as long as its text, and lists in which something is looked up. */
const isText = (path: string) =>
  /policy|terms-conditions|house-rules|responsible-gaming|network|glossary|site-index/.test(path)
/** A window of 1280 × 1024 px at four times the size. */
const large = { width: 320, height: 256 }
/** Less is 0 in three digits, as Lighthouse writes it. */
const noShift = 0.0005
const softly = expect.configure({ soft: true })

test.use({
  locale: 'fr-FR',
  launchOptions: { executablePath: testBrowserPath(), args: [...chromiumArguments, phoneLetters] }
})

// Chromium's shell has stopped answering during a visit, for good and with nothing to do: such a visit ends after five minutes and is made once more.
test.describe.configure({ retries: 1, timeout: 300_000 })

/*
 * One visit of a screen makes every check that any screen can fail; one that fails does not keep the others from being made. Those screens that differ most are looked
 * at closely: opened on a phone and on a desk, without the question of consent, with fonts that come late.
 */
for (const locale of sweeps ? (['fr', 'en'] as const) : (['fr'] as const))
  for (const path of new Set([...screenPaths, ...closePaths]))
    test(`S2-61 S2-62 S2-73 S2-78 a visit of ${inLocale(locale, path)}`, async ({ page, browser }) => {
      const address = inLocale(locale, path)
      await page.mouse.move(180, 320)
      if (!closePaths.includes(path)) {
        await page.setViewportSize(desk)
        await page.goto(address)
        await page.waitForSelector(live)
        await expectNoEarlyScript(page, address)
        await readThrough(page)
        for (const width of [...deskWidths, ...phoneWidths]) await expectFits(page, address, width)
        await expectPictures(page, path)
        return
      }
      await page.setViewportSize(phone)
      await expectQuietLoading(page, `${address}?clean`)
      for (const width of phoneWidths) await expectFits(page, address, width, true)
      await expectRoomForLarge(page, address)
      await page.setViewportSize(phone)
      expect.soft(await restylingFaults(browser, page), `${address}: one change styles the page again`).toEqual([])
      await page.setViewportSize(desk)
      await expectQuietLoading(page, `${address}?clean`)
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await bareControls(page), `S2-73 ${address}: bare in the colours of the system`).toEqual([])
      await page.emulateMedia({ forcedColors: null })
      for (const width of deskWidths) await expectFits(page, address, width, true)
      await expectPictures(page, path)
    })

/** Opens a page and looks at what only a page just opened shows. */
async function expectQuietLoading(page: Page, address: string): Promise<void> {
  await openWithLateFonts(page, address)
  const at = `${address} at ${page.viewportSize()?.width} px`
  const message = `S2-78 ${at}: put off though nothing else is to be done`
  await softly.poll(() => putOffParts(page), { message, intervals: [50] }).toEqual([])
  expect.soft(await page.evaluate(() => scrollY), `S2-78 ${at}: scrolled`).toBe(0)
  const shifts = await layoutShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `S2-62 ${at} shifts: ${JSON.stringify(shifts)}`).toBeLessThan(noShift)
  await expectNoEarlyScript(page, address)
}

async function expectNoEarlyScript(page: Page, address: string): Promise<void> {
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
      .map(({ name }) => name)
  })
  expect.soft(early, `${address} takes script files before first paint`).toEqual([])
  expect.soft(await page.locator('template, [hidden][id^="S:"]').count(), `${address} has parts to be moved`).toBe(0)
}

/** What holds at every width, at this one. */
async function expectFits(page: Page, address: string, width: number, isClose = false): Promise<void> {
  const at = `${address} at ${width} px`
  await page.setViewportSize({ width, height: 800 })
  expect.soft(await sidewaysScroll(page), `${at} scrolls sideways`).toBe(0)
  if (isClose && widthsForOverlaps.includes(width)) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await overlaps(page), `S2-61 ${at}: under another, or a number broken`).toEqual([])
    await page.emulateMedia({ reducedMotion: null })
  }
  if (widthsForAxe.includes(width))
    expect.soft(await accessibilityFaults(page), `${at} breaks rules of WCAG`).toEqual([])
}

async function expectPictures(page: Page, path: string): Promise<void> {
  if (isText(path)) return
  for (const { width, height, screens } of barest) {
    await page.setViewportSize({ width, height })
    const at = `${path} at ${width} px: without a picture or a drawing`
    expect.soft(await bareStretch(page), at).toBeLessThanOrEqual(screens * height)
  }
}

async function expectRoomForLarge(page: Page, address: string): Promise<void> {
  await page.setViewportSize(large)
  expect.soft(await sidewaysScroll(page), `S2-73 ${address} scrolls sideways at four times the size`).toBe(0)
  expect.soft(await heldParts(page), `S2-73 ${address}: held at four times the size`).toEqual([])
}

test('S2-16 home’s eleven sections stand in their order for the eye too', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 800, 1300]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .locator('[data-section]')
      .evaluateAll(sections => sections.map(section => section.getBoundingClientRect().top))
    expect(tops).toHaveLength(11)
    expect([width, ...tops]).toEqual([width, ...tops.toSorted((a, b) => a - b)])
  }
})

test('S2-16 home is short, on a phone and on a desk', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'CF-IPCountry': 'AL' })
  for (const [width, most] of [
    [390, 7500],
    [1440, 7600]
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en/?clean')
    await page.waitForSelector(live)
    await fontsLoaded(page)
    await readThrough(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(most)
  }
})

test('S2-98 the footer is short in every language, and folds no licence, age, helpline or register', async ({
  page,
  baseURL
}) => {
  const { port } = new URL(baseURL ?? '')
  const law = ':is([data-warning], [data-helpline], [data-register], [data-regulator], [data-age], .footer__print > p)'
  for (const { id, countryKey, locales } of sites) {
    const place: Record<string, string> = countryKey ? { 'CF-IPCountry': countryKey } : {}
    await page.setExtraHTTPHeaders(id === 'ontario' ? visitors.ontario : place)
    for (const locale of locales) {
      const prefix = locale === locales[0] ? '' : `/${locale}`
      await page.goto(`http://${id === 'global' ? '' : `${id}.`}localhost:${port}${prefix}/contact/?clean`)
      await page.waitForSelector(live)
      await fontsLoaded(page)
      await laidOutWhole(page)
      const [onPhone, onDesk] = id === 'global' && locale === 'en' ? [900, 760] : [1200, 950]
      for (const [width, most] of [
        [390, onPhone],
        [1440, onDesk]
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.locator('.footer__links').scrollIntoViewIfNeeded()
        await expect(page.locator('[data-why-this]')).not.toBeEmpty()
        const at = `${id} in ${locale} at ${width} px`
        expect.soft((await page.locator('.footer').boundingBox())?.height, at).toBeLessThanOrEqual(most)
        const said = page.locator(`.footer ${law}`)
        expect.soft(await said.filter({ visible: true }).count(), `${at}: folded`).toBe(await said.count())
        expect.soft(await said.count(), `${at}: not said`).toBeGreaterThan(0)
      }
    }
  }
})

test('S2-73 at four times the size both answers to the consent question are in the window', async ({ page }) => {
  await page.setViewportSize(large)
  await page.goto('/cash-games/')
  await page.waitForSelector(live)
  const answers = page.locator('.consent-banner__ways button')
  await expect(answers).toHaveCount(2)
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
})

// Its status is an error in the console: the page need not be silent.
test('the error screen breaks no rule of WCAG and never scrolls sideways', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.goto('/nowhere/')
  for (const width of [...deskWidths, ...phoneWidths]) await expectFits(page, '/nowhere/', width)
  await page.close()
})
