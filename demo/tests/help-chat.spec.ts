import {
  agentOf,
  agentsThere,
  chat,
  expectAccessible,
  ontario,
  openLive,
  shown,
  withSite
} from '../../tests/fixtures/help-chat-page.ts'
import { expect, test } from '../../tests/fixtures/quiet-page.ts'
import { settled, stopClock } from '../../tests/fixtures/settled-page.ts'
import type { AgentNews } from '../support-desk/conversation.ts'

test.use({ extraHTTPHeaders: ontario, locale: 'en-CA' })

test('from the press to a conversation between two pages, and to its clean end', async ({ page }) => {
  await withSite(page, async (site, at) => {
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
    const atDesk = (id = ''): Promise<AgentNews> =>
      agent.evaluate(async asked => (await fetch(`state?version=0&conversation=${asked}`)).json(), id)
    const [known] = (await atDesk()).conversations
    expect(known).toBeDefined()
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

    await stopClock(page)
    await page.evaluate(() => {
      addEventListener('onEmbeddedMessageSent', () => document.documentElement.setAttribute('data-replied', ''))
    })
    await agent.getByRole('button', { name: 'Close the conversation' }).click()
    await expect(conversation.getByText(/Thank you for contacting us/)).toBeVisible()
    await page.waitForSelector('html[data-replied]')
    await page.clock.runFor(2999)
    expect(await atDesk(known?.id)).toMatchObject({ conversation: { status: 'closed' } })
    expect(ofDesk()).not.toContain('/support-desk/messaging/clear')
    await page.clock.runFor(1)
    await expect.poll(() => atDesk(known?.id)).toMatchObject({ conversations: [], conversation: null })
    await expect(conversation.getByRole('log').getByText('Gladly. How much?')).toBeVisible()
    await expect(conversation.getByText('The conversation is over')).toBeVisible()
    await conversation.getByRole('button', { name: 'Minimise' }).click()
    await expect(page.locator(shown)).toHaveCount(0)
    await expect(tab).toHaveCount(1)
    expect(asked.filter(path => path.endsWith('chat.js'))).toHaveLength(1)
  })
})

for (const [host, headers] of [
  ['ontario', ontario],
  ['united-kingdom', { 'CF-IPCountry': 'GB' }]
] as const)
  test(`a desk that answers, on ${host}: automatically until a person takes over, and again once they have gone`, async ({
    page,
    context
  }) => {
    await withSite(page, async site => {
      const at = `http://${host}.localhost:${site.port}`
      await context.setExtraHTTPHeaders(headers)
      await openLive(page, `${at}/responsible-gaming/`)
      await page.click(agentsThere)
      const conversation = page.frameLocator(`${shown} iframe`)
      const log = conversation.getByRole('log')
      const write = async (text: string) => {
        await conversation.getByLabel('Your message').fill(text)
        await conversation.getByLabel('Your message').press('Enter')
      }
      await write('I have forgotten my password')
      await expect(log.getByRole('listitem').first()).toContainText('I have forgotten my password')
      await expect(log.getByText(/This is an automatic answer/)).toBeVisible()
      await expect(conversation.getByText('Answers are automatic at the moment')).toBeVisible()
      const help = context.waitForEvent('page')
      await log.getByRole('link', { name: 'I have forgotten my password. What now?' }).click()
      await (await help).waitForURL(`${at}/help/#forgotten-password`)
      await (await help).close()

      const agent = await agentOf(page, site, at)
      await expect(conversation.getByText('Waiting for an agent')).toBeVisible()
      await agent.getByRole('button', { name: /Visitor 1/ }).click()
      await agent.getByLabel('Your answer').fill('I am a person')
      await agent.getByLabel('Your answer').press('Enter')
      await expect(conversation.getByText('An agent is here')).toBeVisible()
      await write('Good')
      await expect(agent.getByRole('log').getByText('Good', { exact: true })).toBeVisible()
      await expect(log.getByText(/This is an automatic answer/)).toHaveCount(1)

      await agent.getByRole('button', { name: 'Leave' }).click()
      await expect(conversation.getByText('The agent has left', { exact: true })).toBeVisible()
      await expect(log.getByText(/The agent has left the chat. Write to support@/)).toBeVisible()
      await write('Are you there? A limit, please')
      await expect(log.getByText(/This is an automatic answer/)).toHaveCount(2)
      await expectAccessible(page, shown)
    })
  })

test('S4-17 "With hasCapacity false the button says that agents are away and loads no script"', async ({ page }) => {
  await withSite(page, async (_site, at) => {
    const scripts: string[] = []
    page.on('request', request => request.url().endsWith('chat.js') && scripts.push(request.url()))
    await page.route('**/support-desk/capacity.json', route => route.fulfill({ json: { hasCapacity: false } }))
    await openLive(page, `${at}/responsible-gaming/`)
    await expect(page.locator(chat)).toHaveText('Agents are away')
    await page.click(chat)
    await expect(page.locator('[data-toast=help-chat]')).toContainText('support@')
    expect(scripts).toEqual([])
    await expectAccessible(page)
  })
})

test('no button on other pages, on sites without a chat, or without JavaScript', async ({ page, browser }) => {
  await withSite(page, async (site, at) => {
    const calls: string[] = []
    page.on('request', request => request.url().includes('/support-desk/') && calls.push(request.url()))
    for (const address of [`${at}/contact/`, `http://localhost:${site.port}/responsible-gaming/`]) {
      await openLive(page, address)
      await settled(page)
      await expect(page.locator(chat)).toHaveCount(0)
    }
    expect(calls).toEqual([])
    const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: ontario })
    const still = await plain.newPage()
    await still.goto(`${at}/responsible-gaming/`)
    await expect(still.locator(chat)).toBeHidden()
    await still.goto(`${at}/support-desk/`)
    await expect(still.locator('noscript p')).toBeVisible()
    await plain.close()
  })
})

for (const width of [360, 1244])
  test(`accessible at ${width}: the window, the page of the desk, the agent’s window`, async ({ page }) => {
    await withSite(page, async (site, at) => {
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
      // On a phone it takes the whole window: nothing is half under it.
      await expect(page.locator('main')).toBeVisible({ visible: width > 480 })
      await conversation.getByLabel('Your message').fill('A long tale. '.repeat(70))
      await conversation.getByRole('button', { name: 'Send' }).click()
      await expect(conversation.getByText(/A long tale/)).toBeVisible()
      await conversation.getByLabel('Your message').press('Escape')
      await expect(page.locator(shown)).toBeHidden()
      await expect(page.locator(chat)).toBeFocused()
      await expectAccessible(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('[data-quick=top][data-hidden=false]')).toBeVisible()
      await expectAccessible(page, 'footer')
      await page.goto(`${at}/support-desk/`)
      await expect(page.getByRole('log').getByText('Hello', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const log = page.getByRole('log')
      const unseen = (element: Element) => element.scrollHeight - element.scrollTop - element.clientHeight
      expect(await log.evaluate(unseen)).toBeLessThan(2)
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('border-top-width', '1px')
      await page.getByRole('button', { name: 'End', exact: true }).click()
      await expect(page.getByText('The conversation is over')).toBeVisible()
    })
  })
