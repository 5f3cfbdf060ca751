import { banner } from '../fixtures/consent-pages.ts'
import { agentsThere, chat, ontario, openLive, shown, withSite } from '../fixtures/help-chat-page.ts'
import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { atRest, scrolledTo, scrolledToEnd, stopClock, unhurried } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const floating = '.quick-area [data-quick]:not([data-hidden=true], [hidden])'

test.describe('S2-26 what floats, on a page with all of it', () => {
  test.use({ extraHTTPHeaders: ontario, locale: 'en-CA' })

  for (const [width, height, widest] of [
    [360, 740, 250],
    [320, 256, 180]
  ] as const)
    test(`narrow, within the screen, and over no link at the end of the page, at ${width} by ${height}`, async ({
      page
    }) => {
      await withSite(page, async (_site, at) => {
        await page.setViewportSize({ width, height })
        await page.route('**/support-desk/capacity.json', route => route.fulfill({ json: { hasCapacity: false } }))
        await openLive(page, `${at}/responsible-gaming/`)
        await expect(page.locator(chat)).toHaveText('Agents are away')
        await scrolledToEnd(page)
        await expect(page.locator(floating)).toHaveCount(2)
        const { boxes, under } = await page.evaluate(selector => {
          const boxes = [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
          const covers = (at: DOMRect) =>
            boxes.some(
              ({ left, right, top, bottom }) => left < at.right && right > at.left && top < at.bottom && bottom > at.top
            )
          const under = [...document.querySelectorAll('footer a, footer button')]
            .filter(element => covers(element.getBoundingClientRect()))
            .map(({ textContent }) => textContent)
          return { boxes: boxes.map(({ left, right }) => [left, right]).flat(), under }
        }, floating)
        expect(under).toEqual([])
        expect(Math.min(...boxes)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThan(widest)
      })
    })

  test('what takes the focus comes to rest above it', async ({ page }) => {
    await withSite(page, async (_site, at) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await laidOutWhole(page)
      const top = (await page.locator(chat).boundingBox())?.y ?? 0
      const bottoms = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main a, footer a')].map(link => {
          const from = link.getBoundingClientRect()
          scrollBy({ top: from.bottom - innerHeight, behavior: 'instant' })
          link.focus()
          return document.activeElement === link ? link.getBoundingClientRect().bottom : 0
        })
      )
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(top)
      expect(Math.max(...bottoms)).toBeGreaterThan(0)
    })
  })

  test('in the visitor’s own colours what floats has a ground', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await withSite(page, async (_site, at) => {
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      const grounds = await page
        .locator(floating)
        .evaluateAll(elements => elements.map(element => getComputedStyle(element).backgroundColor))
      expect(grounds).toEqual(['rgb(255, 255, 255)'])
    })
  })
})

for (const width of [360, 800])
  test(`S2-26 the floating download is on no words, figures or controls, nor where another Download is in view, at ${width} px`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.waitForSelector(live)
    await expect(page.locator('[data-quick=download]')).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }))
    await page.waitForSelector('[data-quick=download][data-hidden]', { state: 'attached' })
    await laidOutWhole(page)
    await stopClock(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    let shown = 0
    for (let y = 600; y < height && shown < 3; y += 331) {
      await scrolledTo(page, y)
      await page.clock.runFor(1300)
      const found = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-quick=download]')
        if (button?.dataset.hidden !== 'false') return null
        const box = button.getBoundingClientRect()
        const meets = (at: DOMRect) =>
          at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top
        const words = document.createRange()
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const below = []
        while (texts.nextNode()) {
          const { parentElement } = texts.currentNode
          words.selectNodeContents(texts.currentNode)
          const isSeen = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          if (isSeen && !parentElement?.closest('.quick-area') && [...words.getClientRects()].some(meets))
            below.push(texts.currentNode.textContent)
        }
        const ways = [...document.querySelectorAll('main a[href$="/download/"], header a[href$="/download/"]')]
          .filter(link => link.checkVisibility())
          .map(link => link.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
        return { below, ways }
      })
      if (found === null) continue
      shown += 1
      expect([y, found]).toEqual([y, { below: [], ways: [] }])
    }
    expect(shown).toBeGreaterThan(0)
  })

for (const path of [
  '/help/',
  '/responsible-gaming/',
  '/terms-conditions/',
  '/network/random-number-generator/',
  '/download/'
])
  test(`S2-26 no floating download on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.quick-area')).toHaveCount(1)
    await expect(page.locator('[data-quick=download]')).toHaveCount(0)
  })

for (const [path, ways] of [
  ['/', 1],
  ['/help/', 0]
] as const)
  test(`S2-60 the bar of the header is back on scrolling up, over nothing that has the focus: ${path}`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 1244, height: 800 })
    await page.goto(path)
    await page.waitForSelector(live)
    // What is laid out above moves the page, which the bar follows.
    await laidOutWhole(page)
    const bar = page.locator('.header__bar')
    const scrollTo = (top: number) => page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrollTo(200)
    await scrollTo(1600)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away')
    await expect(bar).not.toBeInViewport()
    await scrollTo(1200)
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(61)
    await expect(bar.locator('.header__download').filter({ visible: true })).toHaveCount(ways)
    await expect(page.locator('[data-quick=download][data-hidden=false]')).toHaveCount(0)
    await scrollTo(1600)
    await expect(bar).not.toBeInViewport()
    await bar.locator('> .logo').focus()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await scrollTo(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-header')
  })

test('S2-26 on a phone the download is a circle at the corner, the arrow above it, and nothing to press at the end of the page below either', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about-us/?clean')
  await page.waitForSelector(live)
  await scrolledToEnd(page)
  await expect(page.locator('[data-quick=top][data-hidden=false]')).toBeVisible()
  const { top, download, under } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
    const [top, download] = [box('[data-quick=top]'), box('[data-quick=download]')]
    const under = [...document.querySelectorAll('.footer :is(a, button, summary)')].filter(element =>
      [...element.getClientRects()].some(({ right, bottom }) => right > top.left && bottom > top.top)
    )
    return { top, download, under: under.map(({ textContent }) => textContent) }
  })
  expect([download.width, download.height, top.width, top.left]).toEqual([48, 48, 48, download.left])
  expect(top.bottom).toBeLessThan(download.top)
  expect(under).toEqual([])
  await expect(page.locator('[data-quick=download]')).toHaveText('Télécharger')
})

for (const width of [360, 1244])
  test(`a toast lies on no notice, no banner and nothing that floats, at ${width} px`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      extraHTTPHeaders: visitors.france,
      locale: 'fr-FR',
      viewport: { width, height: 800 }
    })
    const page = await context.newPage()
    await page.goto(new URL('/about-us/', baseURL).href)
    await page.locator(banner).getByRole('button', { name: 'Refuser' }).click()
    const toast = page.locator('[data-toast=consent]')
    // It stays while it is pointed at.
    await toast.hover()
    await atRest(toast)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(page.locator('[data-quick=top][data-hidden=false]')).toBeVisible()
    const under = () =>
      toast.evaluate(element => {
        const box = element.getBoundingClientRect()
        return [...document.querySelectorAll('body > header, .language-banner, .consent-banner, .quick-area > *')]
          .filter(part => part.checkVisibility({ visibilityProperty: true }))
          .filter(part => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top
          })
          .map(({ className }) => className)
      })
    expect(await under()).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('[data-notice=blocked]')).toBeInViewport()
    expect(await under()).toEqual([])
    await context.close()
  })

test('the tab of a conversation stands above the question of consent', async ({ page }) => {
  await withSite(page, async (_site, at) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await unhurried(page)
    await openLive(page, `${at}/responsible-gaming/`)
    await page.waitForSelector(agentsThere)
    await page.locator(chat).press('Enter')
    await page.locator(shown).getByLabel('Your message').fill('Hello')
    await page.locator(shown).getByLabel('Your message').press('Enter')
    await page
      .locator('footer a[href="/contact/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL('**/contact/')
    await expect(page.locator('.support-desk-tab')).toBeVisible()
    await expect(async () => {
      const tab = await page.locator('.support-desk-tab').boundingBox()
      const asked = await page.locator(banner).boundingBox()
      expect((tab?.y ?? 0) + (tab?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
    }).toPass()
  })
})
