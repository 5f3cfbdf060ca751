import { banner } from '../fixtures/consent-pages.ts'
import { agentOf, agentsThere, chat, ontario, openLive, shown, withSite } from '../fixtures/help-chat-page.ts'
import { expect, test } from '../fixtures/quiet-page.ts'

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
        await openLive(page, `${at}/responsible-gaming/`)
        await expect(page.locator(chat)).toHaveText('Agents are away')
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(page.locator(floating)).toHaveCount(3)
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
      await expect(page.locator(chat)).toHaveText('Agents are away')
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
      await expect(page.locator(chat)).toHaveText('Agents are away')
      const grounds = await page
        .locator(floating)
        .evaluateAll(elements => elements.map(element => getComputedStyle(element).backgroundColor))
      expect(grounds).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
    })
  })
})

test('the tab of a conversation stands above the question of consent', async ({ page }) => {
  await withSite(page, async (site, at) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await agentOf(page, site, at)
    await openLive(page, `${at}/responsible-gaming/`)
    await page.waitForSelector(agentsThere)
    await page.locator(chat).press('Enter')
    const conversation = page.frameLocator(`${shown} iframe`)
    await conversation.getByLabel('Your message').fill('Hello')
    await conversation.getByLabel('Your message').press('Enter')
    await expect(conversation.getByText('Waiting for an agent')).toBeVisible()
    await page
      .locator('footer a[href="/contact/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL('**/contact/')
    const tab = await page.locator('.support-desk-tab').boundingBox()
    const asked = await page.locator(banner).boundingBox()
    expect((tab?.y ?? 0) + (tab?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  })
})
