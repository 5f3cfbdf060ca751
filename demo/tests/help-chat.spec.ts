import {
  agentsThere,
  chat,
  expectAccessible,
  ontario,
  openLive,
  shown,
  withSite
} from '../../tests/fixtures/help-chat-page.ts'
import { fontsLoaded } from '../../tests/fixtures/layout-faults.ts'
import { expect, test } from '../../tests/fixtures/quiet-page.ts'
import { settled, stopClock, unhurried } from '../../tests/fixtures/settled-page.ts'

test.use({ extraHTTPHeaders: ontario, locale: 'en-CA' })

test('S4-17 S4-18 S4-20 S4-21 S4-22 from the press to a conversation over two pages, and to its clean end', async ({
  page
}) => {
  await withSite(page, async (_site, at) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const count = (name: string) => asked.filter(path => path === `/support-desk/${name}`).length
    await unhurried(page)
    await openLive(page, `${at}/responsible-gaming/`)
    await page.waitForSelector(agentsThere)
    expect([count('capacity.json'), count('chat.js'), count('help.json')]).toEqual([1, 0, 0])

    await page.click(chat)
    const conversation = page.locator(shown)
    const log = conversation.getByRole('log')
    await expect(conversation.getByLabel('Your message')).toBeFocused()
    await expect(page.locator(chat)).toHaveAttribute('aria-busy', 'false')
    await expect(conversation.getByText('All answers are automatic')).toBeVisible()
    await conversation.getByLabel('Your message').fill('I would like <b>a limit</b>')
    await conversation.getByLabel('Your message').press('Enter')
    await expect(log.getByText('I would like <b>a limit</b>')).toBeVisible()
    await expect(log.getByText(/This is an automatic answer: no person reads/)).toBeVisible()

    await page
      .locator('footer a[href="/contact/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL('**/contact/')
    await expect(page.locator(chat)).toHaveCount(0)
    await expect(conversation).toBeHidden()
    const tab = page.getByRole('button', { name: 'Support desk' })
    await tab.click()
    await expect(conversation).toBeVisible()
    await conversation.getByRole('button', { name: 'Minimise' }).click()
    await expect(tab).toBeFocused()

    await page.goBack()
    await page.waitForSelector(agentsThere)
    expect(count('capacity.json')).toBe(2)
    await page.click(chat)
    await expect(log.getByText('I would like <b>a limit</b>')).toBeVisible()

    await stopClock(page)
    await page.evaluate(() => {
      const { userVerificationAPI } = Reflect.get(window, 'embeddedservice_bootstrap')
      const { clearSession } = userVerificationAPI
      userVerificationAPI.clearSession = () => {
        document.documentElement.setAttribute('data-cleared', '')
        clearSession()
      }
    })
    await conversation.getByRole('button', { name: 'End', exact: true }).click()
    await expect(log.getByText(/Thank you for contacting us/)).toBeVisible()
    await page.clock.runFor(2999)
    await expect(page.locator('html[data-cleared]')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.locator('html[data-cleared]')).toHaveCount(1)
    await expect(log.getByText('I would like <b>a limit</b>')).toBeVisible()
    await expect(conversation.getByText('The conversation is over')).toBeVisible()
    await conversation.getByRole('button', { name: 'Minimise' }).click()
    await page.click(chat)
    await expect(log.getByText('I would like <b>a limit</b>')).toHaveCount(0)
    expect([count('chat.js'), count('help.json')]).toEqual([1, 1])
  })
})

for (const [host, headers] of [
  ['ontario', ontario],
  ['united-kingdom', { 'CF-IPCountry': 'GB' }]
] as const)
  test(`S7-65 on ${host} it answers from the help and says that it is automatic; nothing that is written leaves the page or is stored`, async ({
    page,
    context
  }) => {
    await withSite(page, async site => {
      const at = `http://${host}.localhost:${site.port}`
      await context.setExtraHTTPHeaders(headers)
      await openLive(page, `${at}/responsible-gaming/`)
      await page.click(agentsThere)
      const conversation = page.locator(shown)
      await expect(conversation.getByLabel('Your message')).toBeFocused()
      await settled(page)
      const stored = () => page.evaluate(() => [document.cookie, { ...localStorage }, { ...sessionStorage }])
      const before = await stored()
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      const write = async (text: string) => {
        await conversation.getByLabel('Your message').fill(text)
        await conversation.getByRole('button', { name: 'Send' }).click()
      }
      await write('I have forgotten my password')
      await expect(conversation.getByText(/These pages of our help/)).toBeVisible()
      await write('tiramisu')
      await expect(conversation.getByText(/our help has nothing on it/)).toBeVisible()
      expect(asked).toEqual([])
      expect(await stored()).toEqual(before)
      const help = context.waitForEvent('page')
      await conversation.getByRole('link', { name: 'I have forgotten my password. What now?' }).click()
      await (await help).waitForURL(`${at}/help/#forgotten-password`)
      await (await help).close()
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
    await plain.close()
  })
})

for (const width of [360, 1244])
  test(`accessible at ${width}, by keys alone, and in the visitor’s own colours`, async ({ page }) => {
    await withSite(page, async (_site, at) => {
      await page.setViewportSize({ width, height: 760 })
      await openLive(page, `${at}/responsible-gaming/`)
      await page.waitForSelector(agentsThere)
      await page.locator(chat).press('Enter')
      const conversation = page.locator(shown)
      const field = conversation.getByLabel('Your message')
      await fontsLoaded(page)
      await field.fill('A long tale. '.repeat(70))
      await field.press('Enter')
      await expect(conversation.getByText(/A long tale/)).toBeVisible()
      await expectAccessible(page, shown)
      const unseen = (element: Element) => element.scrollHeight - element.scrollTop - element.clientHeight
      expect(await conversation.getByRole('log').evaluate(unseen)).toBeLessThan(2)
      // On a phone it takes the whole window: nothing is half under it.
      await expect(page.locator('main')).toBeVisible({ visible: width > 480 })
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(conversation.getByRole('button', { name: 'Send' })).toHaveCSS('border-top-width', '1px')
      await page.emulateMedia({ forcedColors: 'none' })
      await field.press('Escape')
      await expect(conversation).toBeHidden()
      await expect(page.locator(chat)).toBeFocused()
      await expectAccessible(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('[data-quick=top][data-hidden=false]')).toBeVisible()
      await expectAccessible(page, 'footer')
    })
  })
