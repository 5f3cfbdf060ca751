import type { Page, Request } from '@playwright/test'
import { heldBack } from '../fixtures/held-back.ts'
import { comeAlive, figures, island, rewrite, untilAskedAnew } from '../fixtures/islands.ts'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { figuresAt, gone, runPlayersServer } from '../fixtures/players-server.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const state = (page: Page) => island(page, 'players-online').getAttribute('data-island-state')
/** Returns how to ask for the number of requests that are on their way. */
function countUnanswered(page: Page): () => number {
  const sent = new Set<Request>()
  page.on('request', request => sent.add(request))
  page.on('requestfinished', request => sent.delete(request))
  page.on('requestfailed', request => sent.delete(request))
  return () => sent.size
}

const isoNow = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z')

test.use({ extraHTTPHeaders: visitors.norway })

test.describe('with a server that counts the players', () => {
  for (const width of [360, 1244])
    test(`the figures come by the island, into a place that is as high: ${width} px`, async ({ page }) => {
      const server = await runPlayersServer(figuresAt(isoNow(), 61_234))
      const site = await runSite({ variables: { PLAYERS_ONLINE_URL: server.url } })
      try {
        await page.setViewportSize({ width, height: 1400 })
        let answer = () => {}
        const asked = new Promise<void>(resolve => {
          answer = resolve
        })
        await page.route('**/__nuxt_island/players-online.json*', async route => {
          await asked
          await route.continue()
        })
        await page.goto(`http://localhost:${site.port}/`)
        await page.waitForSelector(live)
        await fontsLoaded(page)
        await laidOutWhole(page)
        await figures(page).first().scrollIntoViewIfNeeded()
        await expect(figures(page)).toHaveText(['', '', ''])
        const height = await island(page, 'players-online').evaluate(element => element.getBoundingClientRect().height)
        answer()
        await expect(figures(page).first()).toHaveText(/61\s234/)
        await expect(island(page, 'players-online')).not.toHaveAttribute('aria-busy')
        const filled = await island(page, 'players-online').evaluate(element => element.getBoundingClientRect().height)
        expect(filled, 'to a tenth of a pixel: lines of text are rounded one by one').toBeCloseTo(height, 1)
      } finally {
        await page.close()
        server.stop()
        await site.stop()
      }
    })

  test('gone, the place closes out of sight; back, the figures come again without a reload', async ({ page }) => {
    const server = await runPlayersServer(figuresAt(isoNow(), 61_234))
    const site = await runSite({ variables: { PLAYERS_ONLINE_URL: server.url } })
    try {
      await page.clock.install()
      await rewrite(page, 'players-online', () => '')
      const asked = page.waitForResponse('**/__nuxt_island/players-online.json*')
      await page.goto(`http://localhost:${site.port}/en/`)
      await comeAlive(page)
      await figures(page).first().scrollIntoViewIfNeeded()
      await asked
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect.poll(() => state(page)).toBe('closed')
      await page.unrouteAll()
      await page.locator('[data-section="monthly-rewards"]').scrollIntoViewIfNeeded()
      await untilAskedAnew(page, 'players-online', 61)
      await expect(figures(page).first()).toHaveText('61,234')
      expect(await state(page)).toBeNull()
    } finally {
      await page.close()
      server.stop()
      await site.stop()
    }
  })

  test('"hidden when stale", also where nobody can be asked; back, the same figures come again', async ({
    page,
    context
  }) => {
    const server = await runPlayersServer(figuresAt(isoNow(), 61_234))
    const site = await runSite({ variables: { PLAYERS_ONLINE_URL: server.url } })
    try {
      // Nothing is prefetched: the line is cut once all has come that was asked for.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await page.clock.install()
      const unanswered = countUnanswered(page)
      const later = page.waitForResponse('**/builds/meta/*')
      await page.goto(`http://localhost:${site.port}/en/`)
      await page.clock.runFor(4000)
      await page.waitForSelector(live)
      await figures(page).first().scrollIntoViewIfNeeded()
      await expect(figures(page).first()).toHaveText('61,234')
      await page.clock.runFor(2500)
      await later
      await expect.poll(unanswered, { intervals: [300] }).toBe(0)
      await context.setOffline(true)
      await page.clock.runFor(9 * 60_000)
      await expect(figures(page).first()).toHaveText('61,234')
      await expect(island(page, 'players-online')).toBeVisible()
      await page.clock.runFor(2 * 60_000)
      await expect(island(page, 'players-online')).toBeHidden()
      await context.setOffline(false)
      await untilAskedAnew(page, 'players-online', 61)
      await expect(island(page, 'players-online')).toBeVisible()
      await expect(figures(page).first()).toHaveText('61,234')
    } finally {
      await page.close()
      server.stop()
      await site.stop()
    }
  })

  test('"its space closes only when out of view": nothing moves under the eyes of the visitor', async ({ page }) => {
    const server = await runPlayersServer(gone)
    const site = await runSite({ variables: { PLAYERS_ONLINE_URL: server.url } })
    try {
      await page.setViewportSize({ width: 1244, height: 1300 })
      const letThrough = await heldBack(page, '**/__nuxt_island/players-online.json*')
      await page.goto(`http://localhost:${site.port}/en/`)
      const next = page.locator('[data-section="featured-tournaments"]')
      const top = () => next.evaluate(element => element.getBoundingClientRect().top + scrollY)
      await page.waitForSelector(live)
      await fontsLoaded(page)
      await laidOutWhole(page)
      await figures(page).first().scrollIntoViewIfNeeded()
      const before = await top()
      letThrough()
      await expect.poll(() => state(page)).toBe('empty')
      await expect(island(page, 'players-online')).toBeHidden()
      expect(await top()).toBe(before)
      await page.locator('footer').scrollIntoViewIfNeeded()
      const seen = page.locator('footer')
      const at = await seen.evaluate(element => element.getBoundingClientRect().top)
      await expect.poll(() => state(page)).toBe('closed')
      expect(Math.abs((await seen.evaluate(element => element.getBoundingClientRect().top)) - at)).toBeLessThan(2)
    } finally {
      await page.close()
      server.stop()
      await site.stop()
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('it is left out', async ({ page }) => {
      const site = await runSite({ variables: { PLAYERS_ONLINE_URL: 'http://127.0.0.1:9/players' } })
      await page.goto(`http://localhost:${site.port}/en/`)
      await expect(island(page, 'players-online')).toBeHidden()
      await page.close()
      await site.stop()
    })
  })
})
