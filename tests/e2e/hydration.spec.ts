import { heldBack } from '../fixtures/held-back.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { press, quiet } from '../fixtures/settled-page.ts'

/** What the browser writes by design: islands, the question of consent, and times by the visitor's own clock. */
const writtenAnew = 'script, [data-island], .consent-banner, time[data-start], [data-own-clock], [data-own-zone]'
const menuButton = 'header button[aria-expanded][aria-controls]'

test.describe('a press before the app is there', () => {
  test.use({ viewport: { width: 1300, height: 900 } })

  test('is held and made again', async ({ page }) => {
    const letThrough = await heldBack(page, '**/assets/start-*')
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.locator(menuButton).first()
    await press(button)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    letThrough()
    await page.waitForSelector(live)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('is let through where the app never comes: a held press does not kill the page', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1300, height: 900 } })
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/')
    const clicks = page.evaluate(
      selector =>
        new Promise(resolve => {
          document.querySelector(selector)?.addEventListener('click', () => resolve('made again'))
          document.querySelector<HTMLElement>(selector)?.click()
        }),
      menuButton
    )
    expect(await clicks).toBe('made again')
    await page.close()
  })

  test('of a link is native at any time', async ({ page }) => {
    const letThrough = await heldBack(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await press(page.locator('footer a[href="/privacy-policy/"]').first())
    await page.waitForURL('**/privacy-policy/', { waitUntil: 'commit' })
    letThrough()
  })
})

test.describe('a page translated by an extension before hydration keeps all its text', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const nodes: Text[] = []
        while (walker.nextNode()) nodes.push(walker.currentNode as Text)
        for (const node of nodes) {
          const parent = node.parentElement
          if (!node.data.trim() || parent?.closest('script,style')) continue
          const font = document.createElement('font')
          font.textContent = `[${node.data}]`
          node.replaceWith(font)
        }
      })
    })
  })

  for (const path of familyPaths)
    test(path, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const words = (left: string) => {
        const copy = document.body.cloneNode(true) as HTMLElement
        for (const part of copy.querySelectorAll(left)) part.remove()
        return copy.textContent ?? ''
      }
      const before = await page.evaluate(words, writtenAnew)
      await page.waitForSelector(live)
      await quiet(page)
      const after = await page.evaluate(words, writtenAnew)
      expect(after.length).toBeGreaterThan(before.length * 0.98)
      expect(after.split('[').length).toBe(before.split('[').length)
      expect(await page.locator('h1').innerText()).toContain('[')
    })
})
