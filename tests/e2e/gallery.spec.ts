import { utimes } from 'node:fs/promises'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { drawingFaults, namelessDrawings } from '../fixtures/drawing-faults.ts'
import { runEditLoop } from '../fixtures/edit-loop.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { fontsLoaded, layoutFaults } from '../fixtures/layout-faults.ts'
import { test as base, expect } from '../fixtures/quiet-page.ts'

/** The gallery is shown by the edit loop, which is started once for all of these tests. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _any }, use) => {
      const loop = await runEditLoop('/__gallery/')
      await use(`${loop.origin}/__gallery/`)
      await loop.stop()
    },
    { scope: 'worker', timeout: 600_000 }
  ]
})

test.describe.configure({ mode: 'default' })

test('a built site has no gallery', async ({ request }) => {
  expect((await request.get('/__gallery/')).status()).toBe(404)
})

test('it is valid HTML', async ({ request, gallery }) => {
  expect(htmlFaults({ html: await (await request.get(gallery)).text() })).toEqual([])
})

test('a page of the edit loop is loaded again by itself once its component is saved', async ({ page, gallery }) => {
  const listens = page.waitForEvent('console', message => message.text().includes('connected'))
  await page.goto(new URL('/en/about-us/', gallery).href)
  await listens
  const loaded = page.waitForEvent('load')
  await utimes('app/pages/about-us/about-us.tsx', new Date(), new Date())
  await loaded
})

/** 320 px are 1280 at 400 % zoom. */
for (const width of [1244, 768, 360, 320])
  test(`at ${width} px nothing is out of its box, over another thing or too small`, async ({ page, gallery }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(gallery)
    await fontsLoaded(page)
    await expectNoSidewaysScroll(page)
    expect(await drawingFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
  })

for (const width of [1244, 360])
  test(`at ${width} px it breaks no rule of WCAG, tables open, and each drawing has a name`, async ({
    page,
    gallery
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(gallery)
    expect(await namelessDrawings(page)).toEqual([])
    await page.evaluate(() => {
      for (const table of document.querySelectorAll('details')) table.open = true
    })
    await expectNoViolation(page)
    await expectNoSidewaysScroll(page)
  })

test('what is below the fold is drawn once it is seen', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1244, height: 500 })
  await page.goto(`${gallery}?part=log-bars`)
  const bar = page.locator('.chart__grow').last()
  const scale = () => bar.evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a)
  await expect.poll(scale).toBe(0)
  await bar.scrollIntoViewIfNeeded()
  await expect.poll(scale).toBe(1)
})

test('with reduced motion all is drawn from the start', async ({ page, gallery }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1244, height: 500 })
  await page.goto(`${gallery}?part=log-bars`)
  const bar = page.locator('.chart__grow').last()
  expect(await bar.evaluate(element => getComputedStyle(element).transform)).toBe('none')
})

test('on paper all is drawn, in dark on white', async ({ page, gallery }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${gallery}?part=log-bars`)
  await expect(page.locator('.chart__name').first()).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(page.locator('.chart__grow').last()).toHaveCSS('transform', 'none')
})

test('a level of the blind clock is read where it is focused', async ({ page, gallery }) => {
  await page.goto(`${gallery}?part=blind-clock`)
  const clock = page.locator('.chart').first()
  const levels = clock.locator('.blind-clock__period')
  await expect(levels.nth(0).locator('text:visible')).toHaveCount(1)
  await levels.nth(0).focus()
  await page.keyboard.press('Tab')
  await expect(levels.nth(1)).toBeFocused()
  await expect(levels.nth(1).locator('text:visible')).toHaveCount(1)
  await expect(levels.nth(0).locator('text:visible')).toHaveCount(0)
})

test('the payout curve changes its scale by keyboard', async ({ page, gallery }) => {
  await page.goto(`${gallery}?part=payout-curve`)
  const curve = page.locator('.chart').first()
  await curve.locator('input').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(curve.locator('.payout-curve__logarithmic')).toBeVisible()
  await expect(curve.locator('.payout-curve__linear')).toBeHidden()
})
