import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as anyPage, type BrowserContextOptions, type Page } from '@playwright/test'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { runSite } from '../fixtures/running-site.ts'

type Site = Awaited<ReturnType<typeof runSite>>
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ontario = { 'CF-IPCountry': 'CA', 'CF-Region-Code': 'ON' }
const chat = '[data-quick=chat]'
const shown = '[data-support-desk]'
const agentsThere = `${chat}[data-state=open]`

/** A site of the test's own, so that its agents are nobody else's. */
async function withSite(act: (site: Site, at: string) => Promise<void>, variables: Record<string, string> = {}) {
  const site = await runSite({ stored: false, variables })
  try {
    await act(site, `http://ontario.localhost:${site.port}`)
  } finally {
    await site.stop()
  }
}

async function openLive(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.waitForSelector(live)
}

/** An agent, in a browser of their own. */
async function agentOf(page: Page, site: Site, at: string, options: BrowserContextOptions = {}): Promise<Page> {
  const agent = await (
    await page
      .context()
      .browser()
      ?.newContext({ locale: 'en-GB', ...options })
  )?.newPage()
  if (!agent) throw new Error('There is no browser')
  await agent.goto(`${at}/support-desk/agent/`)
  const key = await readFile(join(site.environment.DATA_DIR, 'support-desk-key'), 'utf8')
  await agent.getByLabel('Key').fill(key.trim())
  await agent.getByRole('button', { name: 'Open the window' }).click()
  await expect(agent.getByText('Visitors see that an agent is there.')).toBeVisible()
  return agent
}

/** The page, or a part of it: what a window covers cannot be pressed, and is not asked whether it could. */
async function expectAccessible(page: Page, part = 'body') {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0)
}

test.use({ extraHTTPHeaders: ontario, locale: 'en-CA' })

test('from the press to a conversation between two pages, and to its clean end', async ({ page }) => {
  await withSite(async (site, at) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const ofDesk = () => asked.filter(path => path.startsWith('/support-desk/'))
    const agent = await agentOf(page, site, at)
    await openLive(page, `${at}/responsible-gaming/`)
    await page.waitForSelector(agentsThere)
    expect(ofDesk()).toEqual(['/support-desk/capacity.json'])

    await page.click(chat)
    const conversation = page.frameLocator(`${shown} iframe`)
    await expect(conversation.getByLabel('Your message')).toBeFocused()
    await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'false')
    expect(ofDesk()).toContain('/support-desk/chat.js')
    await conversation.getByLabel('Your message').fill('I would like <b>a limit</b>')
    await conversation.getByLabel('Your message').press('Enter')
    await expect(conversation.getByText('Waiting for an agent')).toBeVisible()

    await agent.getByRole('button', { name: /Visitor 1 · Canada \(Ontario\)/ }).click()
    await expect(agent.getByRole('log').getByText('I would like <b>a limit</b>')).toBeVisible()
    await agent.getByLabel('Your answer').fill('Gladly. How much?')
    await agent.getByLabel('Your answer').press('Enter')
    await expect(conversation.getByRole('log').getByText('Gladly. How much?')).toBeVisible()
    await expect(conversation.getByText('An agent is here')).toBeVisible()

    await page
      .locator('footer a[href="/contact/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL('**/contact/')
    await expect(page.locator(chat)).toHaveCount(0)
    await expect(page.locator(shown)).toBeHidden()
    const tab = page.getByRole('button', { name: 'Help chat' })
    await expect(tab).toBeVisible()
    await agent.getByLabel('Your answer').fill('Are you still there?')
    await agent.getByLabel('Your answer').press('Enter')
    await expect(tab).toContainText('1')

    const before = asked.filter(path => path.endsWith('capacity.json')).length
    await page.goBack()
    await page.waitForSelector(agentsThere)
    expect(asked.filter(path => path.endsWith('capacity.json')).length).toBe(before + 1)
    await page.click(chat)
    await expect(conversation.getByRole('log').getByText('Are you still there?')).toBeVisible()

    await agent.getByRole('button', { name: 'Close the conversation' }).click()
    await expect(conversation.getByText(/Thank you for contacting us/)).toBeVisible()
    await page.waitForTimeout(2500)
    await expect(page.locator(shown)).toBeVisible()
    await expect(page.locator(shown)).toHaveCount(0, { timeout: 2500 })
    await expect(tab).toHaveCount(1)
    expect(site.services.supportDesk?.conversations.list()).toEqual([])
    expect(asked.filter(path => path.endsWith('chat.js'))).toHaveLength(1)
  })
})

test('"With hasCapacity false the button says that agents are away and loads no script"', async ({ page }) => {
  await withSite(async (_site, at) => {
    const scripts: string[] = []
    page.on('request', request => request.url().endsWith('chat.js') && scripts.push(request.url()))
    await openLive(page, `${at}/responsible-gaming/`)
    await expect(page.locator(chat)).toHaveText('Agents are away')
    await page.click(chat)
    await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
    expect(scripts).toEqual([])
    await expectAccessible(page)
  })
})

test('no button on other pages, on sites without a chat, or without JavaScript', async ({ page, browser }) => {
  await withSite(async (site, at) => {
    const calls: string[] = []
    page.on('request', request => request.url().includes('/support-desk/') && calls.push(request.url()))
    for (const address of [`${at}/contact/`, `http://localhost:${site.port}/responsible-gaming/`]) {
      await openLive(page, address)
      await page.waitForTimeout(300)
      await expect(page.locator(chat)).toHaveCount(0)
    }
    expect(calls).toEqual([])
    const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: ontario })
    const still = await plain.newPage()
    await still.goto(`${at}/responsible-gaming/`)
    await expect(still.locator(chat)).toHaveCount(0)
    await still.goto(`${at}/support-desk/`)
    await expect(still.locator('noscript p')).toBeVisible()
    await plain.close()
  })
})

for (const width of [360, 1244])
  test(`accessible at ${width}: the window, the page of the desk, the agent’s window`, async ({ page }) => {
    await withSite(async (site, at) => {
      const viewport = { width, height: 760 }
      await page.setViewportSize(viewport)
      const agent = await agentOf(page, site, at, { viewport })
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await page.locator(chat).press('Enter')
      const conversation = page.frameLocator(`${shown} iframe`)
      await conversation.getByLabel('Your message').fill('Hello')
      await conversation.getByRole('button', { name: 'Send' }).click()
      await agent.getByRole('button', { name: /Visitor 1/ }).click()
      await expect(agent.getByRole('log').getByText('Hello', { exact: true })).toBeVisible()
      await expectAccessible(agent)
      await expectAccessible(page, shown)
      await conversation.getByLabel('Your message').press('Escape')
      await expect(page.locator(shown)).toBeHidden()
      await expect(page.locator(chat)).toBeFocused()
      await expectAccessible(page)
      await page.goto(`${at}/support-desk/`)
      await expect(page.getByRole('log').getByText('Hello', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'End', exact: true }).click()
      await expect(page.getByText('The conversation is over')).toBeVisible()
    })
  })

const provider = {
  queueUrl: 'https://talk.chat.example/capacity',
  scriptUrl: 'https://cdn.chat.example/boot.js',
  orgId: 'org-1',
  configName: 'config-1',
  siteUrl: 'https://cdn.chat.example/site',
  language: 'en-CA',
  messagingServerUrl: 'https://talk.chat.example/scrt'
}
const settings = { CHAT_SETTINGS: JSON.stringify({ ontario: provider }) }
const bootstrap = `
window.calls = []
const call = (name, answer) => (...values) => { calls.push([name, ...values]); return answer?.() }
window.embeddedservice_bootstrap = {
  settings: {},
  init: (...values) => calls.push(['init', embeddedservice_bootstrap.settings.language, ...values]),
  utilAPI: { launchChat: call('launchChat'), minimizeChat: call('minimizeChat') },
  userVerificationAPI: { clearSession: call('clearSession', () => Promise.reject(new Error('no session'))) }
}
window.ready = () => dispatchEvent(new CustomEvent('onEmbeddedMessagingReady'))
window.reply = (role, text) => dispatchEvent(new CustomEvent('onEmbeddedMessageSent', { detail: { conversationEntry: {
  sender: { role }, entryPayload: JSON.stringify({ abstractMessage: { staticContent: { text } } }) } } }))`
const run = (page: Page, code: string) => page.evaluate(code)
const capacity = (page: Page, answer: object) => page.route(provider.queueUrl, route => route.fulfill(answer))
const there = { json: { hasCapacity: true }, headers: { 'Access-Control-Allow-Origin': '*' } }

anyPage.describe('another provider', () => {
  anyPage.use({ extraHTTPHeaders: {}, locale: 'en-CA' })

  anyPage(
    'language and exactly the four values, launched after ready, minimised, cleared after 3 s; failures logged only',
    async ({ page }) => {
      await withSite(async (_site, at) => {
        const errors: string[] = []
        page.on('pageerror', error => errors.push(String(error)))
        await capacity(page, there)
        await page.route(provider.scriptUrl, route =>
          route.fulfill({ body: bootstrap, contentType: 'text/javascript' })
        )
        await openLive(page, `${at}/responsible-gaming/`)
        await page.waitForSelector(agentsThere)
        await page.clock.install()
        await page.click(chat)
        await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'true')
        await expect(page.locator(chat)).toHaveText('Opening the chat')
        const init = ['init', 'en-CA', 'org-1', 'config-1', provider.siteUrl, { scrt2URL: provider.messagingServerUrl }]
        await expect.poll(() => run(page, 'window.calls')).toEqual([init])
        await run(page, 'ready()')
        await expect(page.locator(chat)).toHaveText('Help chat')
        await run(
          page,
          'reply("Agent", "Thank you for contacting us"), reply("EndUser", "Thank you for contacting us")'
        )
        await page.clock.fastForward(10_000)
        expect(await run(page, 'calls.slice(1)')).toEqual([['launchChat']])
        await page
          .locator('footer a[href="/contact/"]')
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click())
        await page.waitForURL('**/contact/')
        await expect.poll(() => run(page, 'calls.at(-1)')).toEqual(['minimizeChat'])
        await run(page, 'reply("System", "Thank you for contacting us. Bye!")')
        await page.clock.fastForward(2000)
        expect(await run(page, 'calls.at(-1)')).toEqual(['minimizeChat'])
        await page.clock.fastForward(1000)
        expect(await run(page, 'calls.at(-1)')).toEqual(['clearSession'])
        expect(errors).toEqual([])
      }, settings)
    }
  )

  anyPage(
    'the script fails: the button is as before, a toast says so with the support address, and it can be tried again',
    async ({ page }) => {
      await withSite(async (_site, at) => {
        await capacity(page, there)
        await page.route(provider.scriptUrl, route => route.abort())
        await openLive(page, `${at}/responsible-gaming/`)
        await page.waitForSelector(agentsThere)
        for (const _time of [1, 2]) {
          const script = page.waitForEvent('requestfailed', request => request.url() === provider.scriptUrl)
          await page.click(chat)
          await script
          await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
          await expect(page.locator(chat)).toHaveText('Help chat')
          await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'false')
        }
      }, settings)
    }
  )

  anyPage('"no ready in 15 s": the same', async ({ page }) => {
    await withSite(async (_site, at) => {
      await capacity(page, there)
      await page.route(provider.scriptUrl, route => route.fulfill({ body: bootstrap, contentType: 'text/javascript' }))
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await page.clock.install()
      await page.click(chat)
      await expect.poll(() => run(page, 'window.calls?.length')).toBe(1)
      await page.clock.fastForward(14_000)
      await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'true')
      await page.clock.fastForward(1000)
      await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'false')
      await page.clock.fastForward(200)
      await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
      expect(await run(page, 'calls.length')).toBe(1)
    }, settings)
  })

  anyPage('a capacity call that fails counts as away, and is logged only', async ({ page }) => {
    await withSite(async (_site, at) => {
      const noise: string[] = []
      page.on('console', message => noise.push(message.text()))
      page.on('pageerror', error => noise.push(`error: ${error}`))
      await capacity(page, { status: 404, headers: there.headers })
      await openLive(page, `${at}/responsible-gaming/`)
      await expect(page.locator(chat)).toHaveText('Agents are away')
      expect(noise.filter(text => text.startsWith('error:'))).toEqual([])
      expect(noise.join('\n')).toContain('Whether agents are there is not known')
      await expect(page.locator('[data-toast]')).toHaveCount(0)
    }, settings)
  })
})
