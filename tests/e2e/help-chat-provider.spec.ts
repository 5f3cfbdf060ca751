import { expect, type Page, test } from '@playwright/test'
import { agentsThere, chat, openLive, withSite } from '../fixtures/help-chat-page.ts'
import { stopClock, unhurried } from '../fixtures/settled-page.ts'

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
const withProvider = (page: Page, act: (at: string) => Promise<void>) =>
  withSite(page, (_site, at) => act(at), settings)
const run = (page: Page, code: string) => page.evaluate(code)
const capacity = (page: Page, answer: object) => page.route(provider.queueUrl, route => route.fulfill(answer))
const there = { json: { hasCapacity: true }, headers: { 'Access-Control-Allow-Origin': '*' } }

test.describe('another provider', () => {
  test.use({ locale: 'en-CA' })

  test('S7-12 S7-13 S4-19 S4-20 S4-22 "org id, config name, site URL and a messaging server URL" and no more; launched after ready, minimised, cleared after 3 s; "Chat clear-session failure: logged only"', async ({
    page
  }) => {
    await withProvider(page, async at => {
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      await unhurried(page)
      await capacity(page, there)
      await page.route(provider.scriptUrl, route => route.fulfill({ body: bootstrap, contentType: 'text/javascript' }))
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await stopClock(page)
      await page.click(chat)
      await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator(chat)).toHaveText('Opening the chat')
      const init = ['init', 'en-CA', 'org-1', 'config-1', provider.siteUrl, { scrt2URL: provider.messagingServerUrl }]
      await expect.poll(() => run(page, 'window.calls')).toEqual([init])
      await run(page, 'ready()')
      await expect(page.locator(chat)).toHaveText('Help chat')
      await run(page, 'reply("Agent", "Thank you for contacting us"), reply("EndUser", "Thank you for contacting us")')
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
    })
  })

  test('leaving the document minimises; one that the browser brings back asks for agents anew', async ({ page }) => {
    await withProvider(page, async at => {
      let hasCapacity = true
      await page.route(provider.queueUrl, route => route.fulfill({ json: { hasCapacity }, headers: there.headers }))
      await page.route(provider.scriptUrl, route => route.fulfill({ body: bootstrap, contentType: 'text/javascript' }))
      await openLive(page, `${at}/responsible-gaming/`)
      await page.click(agentsThere)
      await expect.poll(() => run(page, 'window.calls?.length')).toBe(1)
      await run(page, 'ready()')
      await expect.poll(() => run(page, 'calls.at(-1)')).toEqual(['launchChat'])
      const show = (type: string) => run(page, `dispatchEvent(new PageTransitionEvent('${type}', { persisted: true }))`)
      await show('pagehide')
      await expect.poll(() => run(page, 'calls.at(-1)')).toEqual(['minimizeChat'])
      hasCapacity = false
      await run(page, 'dispatchEvent(new CustomEvent("onEmbeddedMessagingWindowClosed"))')
      await show('pageshow')
      await expect(page.locator(chat)).toHaveText('Agents are away')
    })
  })

  test('the script fails: the button is as before, a toast says so with the support address, and it can be tried again', async ({
    page
  }) => {
    await withProvider(page, async at => {
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
    })
  })

  test('"no ready in 15 s": the same', async ({ page }) => {
    await withProvider(page, async at => {
      await capacity(page, there)
      await page.route(provider.scriptUrl, route => route.fulfill({ body: bootstrap, contentType: 'text/javascript' }))
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await stopClock(page)
      await page.click(chat)
      await expect.poll(() => run(page, 'window.calls?.length')).toBe(1)
      await page.clock.fastForward(14_000)
      await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'true')
      await page.clock.fastForward(1000)
      await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'false')
      await page.clock.fastForward(200)
      await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
      expect(await run(page, 'calls.length')).toBe(1)
    })
  })

  test('a capacity call that fails is not "agents are away": it is logged, a press asks again, and then it is said', async ({
    page
  }) => {
    await withProvider(page, async at => {
      const noise: string[] = []
      page.on('console', message => noise.push(message.text()))
      page.on('pageerror', error => noise.push(`error: ${error}`))
      await capacity(page, { status: 404, headers: there.headers })
      await openLive(page, `${at}/responsible-gaming/`)
      await expect(page.locator(chat)).toHaveText('Chat not reachable')
      expect(noise.filter(text => text.startsWith('error:'))).toEqual([])
      expect(noise.join('\n')).toContain('Whether agents are there is not known')
      await expect(page.locator('[data-toast]')).toHaveCount(0)
      await page.click(chat)
      await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
      await expect(page.locator(chat)).toHaveText('Chat not reachable')
    })
  })
})
