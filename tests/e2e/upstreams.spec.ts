import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { liveAnswers, liveMarks, livePlayers, startEveryUpstream } from '../fixtures/every-upstream.ts'
import { agentsThere, chat } from '../fixtures/help-chat-page.ts'
import { figures, island } from '../fixtures/islands.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { live } from '../fixtures/quiet-page.ts'
import { quiet } from '../fixtures/settled-page.ts'
import { runSiteProcess } from '../fixtures/site-process.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const minuteMs = 60_000

type Running = {
  upstream: Awaited<ReturnType<typeof startEveryUpstream>>
  port: number
}

/** One site for all of the file, connected to every upstream while all are dead. */
const test = base.extend<{ noise: string[] }, { running: Running }>({
  running: [
    async ({ browserName: _any }, use) => {
      const upstream = await startEveryUpstream()
      await upstream.dead()
      const site = await runSiteProcess({ ...upstream.variables, LOG_LEVEL: 'warn' })
      await use({ upstream, port: site.port })
      await site.stop()
      await upstream.stop()
    },
    { scope: 'worker', timeout: 9 * minuteMs }
  ],
  noise: [
    async ({ page, running }, use) => {
      const noise: string[] = []
      page.on('pageerror', error => noise.push(String(error)))
      page.on('console', message => {
        if (message.type() === 'error' && !isOwnWordOfBrowser(message.location().url, running))
          noise.push(message.text())
      })
      await use(noise)
      expect(noise).toEqual([])
    },
    { auto: true }
  ]
})

/** A browser itself writes down each request to another host that failed; no page can keep it from that. */
const isOwnWordOfBrowser = (url: string, { upstream }: Running): boolean => url.startsWith(upstream.url('/'))

test.describe.configure({ mode: 'serial' })
test.use({ extraHTTPHeaders: visitors.norway, locale: 'fr-FR' })

/** "Never a broken page", one of each family: each comes alive, with its heading, menu and footer, and what it asks for later has been asked for. */
async function visitPages(page: Page, { port }: Running): Promise<void> {
  for (const path of familyPaths) {
    const response = await page.goto(`http://localhost:${port}${path}`)
    expect(response?.status(), path).toBe(200)
    await page.waitForSelector(live)
    await expect(page.locator('main h1'), path).toHaveCount(1)
    await expect(page.locator('header.header'), path).toBeVisible()
    // A long page grows while it is scrolled: sections far below are laid out when they come near.
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(page.locator('footer'), path).toBeInViewport({ ratio: 0.05, timeout: 500 })
    }).toPass({ timeout: 2 * minuteMs })
  }
  await page.goto(`http://ontario.localhost:${port}/responsible-gaming/`)
  await page.waitForSelector(live)
  await expect(page.locator('main h1')).toHaveCount(1)
  await quiet(page)
}

const icon = (page: Page) => page.locator(`[data-icon="${liveMarks.icon}"]`)

/** A page with the help chat, for someone in Ontario: others are told first that the site is not theirs. */
async function onChatPage(page: Page, { port }: Running, act: () => Promise<void>): Promise<void> {
  await page.setExtraHTTPHeaders(visitors.ontario)
  await page.goto(`http://ontario.localhost:${port}/responsible-gaming/`)
  await page.waitForSelector(live)
  await act()
  await page.setExtraHTTPHeaders(visitors.norway)
}

/** What depends on an upstream alone is left out without a gap: the players, the icon of a menu, a chat with nobody in it. */
async function nothingIsShownOfThem(page: Page, running: Running): Promise<void> {
  await page.goto(`http://localhost:${running.port}/`)
  await page.waitForSelector(live)
  await page.locator('[data-section="monthly-rewards"]').scrollIntoViewIfNeeded()
  await expect(island(page, 'players-online')).toHaveAttribute('data-island-state', /empty|closed/)
  await expect(island(page, 'players-online')).toBeHidden()

  const asked = page.waitForResponse('**/api/icons/operator.json*')
  await page.route('**/contact/', async route => {
    const response = await route.fetch()
    const span = `<span class="run-time-icon" data-icon="${liveMarks.icon}" aria-hidden="true"></span>`
    await route.fulfill({ response, body: (await response.text()).replace('<main', `<p>${span}</p><main`) })
  })
  await page.goto(`http://localhost:${running.port}/contact/`)
  await (await asked).finished()
  await quiet(page)
  await expect(icon(page)).toBeEmpty()
  await page.unrouteAll()

  await onChatPage(page, running, async () => {
    await expect(page.locator(chat)).toHaveAttribute('data-state', 'unknown')
    await page.click(chat)
    await expect(page.locator('[data-toast=help-chat]')).toBeVisible()
  })
  expect(running.upstream.asked('/chat/script.js')).toBe(0)
}

async function signUp(page: Page, { port }: Running): Promise<void> {
  await page.goto(`http://localhost:${port}/download/`)
  await page.waitForSelector(live)
  await page.fill('#sign-up-email', `player-${Date.now()}@example.com`)
  await page.fill('#sign-up-password', 'correct horse 1')
  await page.check('#sign-up-ageConfirmed')
  await page.check('#sign-up-termsAccepted')
  await page.click('.sign-up__submit')
  await expect(page).toHaveURL(/\?joined=1$/)
}

test('every upstream is dead: all pages come alive, and one can sign up', async ({ page, running }) => {
  await visitPages(page, running)
  await nothingIsShownOfThem(page, running)
  await signUp(page, running)
})

test('all of them answer garbage, once they have been dead: the same', async ({ page, running }) => {
  await running.upstream.talkingGarbage()
  await expect.poll(() => running.upstream.asked('/ambassadors')).toBeGreaterThan(1)
  await visitPages(page, running)
  await nothingIsShownOfThem(page, running)
  await signUp(page, running)
})

test('they come back: the page that is loaded next has what they give', async ({ page, running }) => {
  await running.upstream.well()
  await expect(async () => {
    await page.goto(`http://localhost:${running.port}/`)
    await expect(page.locator(`header.header a[href="${liveMarks.main}"]`).first()).toBeAttached({ timeout: 1000 })
    await expect(page.locator(`header.header a[href="${liveMarks.utility}"]`).first()).toBeAttached({ timeout: 1000 })
    await expect(page.locator('[data-section="meet-the-stars"] h3')).toContainText(
      [liveAnswers.ambassadors[0].name, liveMarks.name],
      {
        timeout: 1000
      }
    )
    await expect(icon(page).first().locator('> svg')).toBeAttached({ timeout: 2000 })
    await figures(page).first().scrollIntoViewIfNeeded()
    await expect(figures(page).first()).toHaveText(livePlayers.toLocaleString('fr-FR'), { timeout: 2000 })
  }).toPass({ timeout: 8 * minuteMs })
  await onChatPage(page, running, async () => {
    await page.click(agentsThere)
    await expect.poll(() => page.evaluate('window.chatCalls')).toEqual([running.upstream.chatStart, ['launchChat']])
  })
  await visitPages(page, running)
})
