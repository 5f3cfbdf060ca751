import { expect, type Page, type Route, test } from '@playwright/test'
import { live } from '../fixtures/quiet-page.ts'
import { deadlinesByClock, settled } from '../fixtures/settled-page.ts'

/** Puts icons into the page as a menu that comes at run time does, and counts the calls for them. */
async function withIcons(page: Page, names: readonly string[], answer?: (route: Route) => Promise<unknown>) {
  const calls: string[] = []
  const spans = names.map(name => `<span class="run-time-icon" data-icon="${name}" aria-hidden="true"></span>`).join('')
  await page.route(/\/(contact|about-us)\/$/, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', `<p id="holder">${spans}</p><main`)
    await route.fulfill({ response, body })
  })
  await page.route('**/api/icons/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    calls.push(`${pathname}${search}`)
    await (answer ? answer(route) : route.continue())
  })
  return calls
}

const drawn = (page: Page) => page.locator('[data-icon] > svg')
const warnings = (page: Page) => {
  const said: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') said.push(message.text())
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) said.push(message.text())
  })
  page.on('pageerror', error => said.push(String(error)))
  return said
}
const json = (body: unknown) => (route: Route) => route.fulfill({ json: body })
const body = '<circle cx="12" cy="12" r="7" fill="currentColor"/>'

test('those of one set come in one call, are drawn in the colour of their words, and are known on the next page', async ({
  page
}) => {
  const said = warnings(page)
  const calls = await withIcons(page, ['lucide:flame', 'lucide:alert-circle', 'lucide:flame'])
  await page.goto('/contact/')
  await page.waitForSelector(live)
  await expect(drawn(page)).toHaveCount(3)
  expect(calls).toEqual(['/api/icons/lucide.json?icons=alert-circle,flame'])
  const first = drawn(page).first()
  await expect(first.locator('path').first()).toHaveAttribute('stroke', 'currentColor')
  expect(await first.evaluate(svg => svg.getBoundingClientRect().width)).toBeGreaterThan(10)
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await expect(drawn(page)).toHaveCount(3)
  expect([calls.length, said]).toEqual([1, []])
})

test('a client-side navigation fills what the next page brings', async ({ page }) => {
  const calls = await withIcons(page, ['lucide:flame'])
  await page.goto('/contact/')
  await page.waitForSelector(live)
  await expect(drawn(page)).toHaveCount(1)
  await page.evaluate(() => {
    for (const holder of document.querySelectorAll('[data-icon]')) holder.replaceChildren()
  })
  await page
    .locator('footer a[href="/about-us/"], header a[href="/about-us/"], a[href="/about-us/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/about-us/)
  await expect(drawn(page)).toHaveCount(1)
  expect(calls).toHaveLength(1)
})

const failures: readonly [what: string, answer: (route: Route) => Promise<unknown>][] = [
  ['an error', route => route.fulfill({ status: 404, json: {} })],
  ['no connection', route => route.abort()],
  ['no JSON', route => route.fulfill({ body: '<p>' })],
  ['another set', json({ prefix: 'other', icons: { flame: { body } } })],
  ['a script in a body', json({ prefix: 'lucide', icons: { flame: { body: '<script>window.hurt = 1</script>' } } })],
  [
    'a handler in a body',
    json({ prefix: 'lucide', icons: { flame: { body: '<path d="M0 0" onload="window.hurt = 1"/>' } } })
  ],
  ['an unknown name', json({ prefix: 'lucide', icons: {}, not_found: ['flame'] })]
]

for (const [what, answer] of failures)
  test(`S8-6 "Icon load failure: warning logged, nothing shown": ${what}`, async ({ page }) => {
    const said = warnings(page)
    await withIcons(page, ['lucide:flame'], answer)
    await page.goto('/contact/')
    await page.waitForSelector(live)
    await expect.poll(() => said.length).toBe(1)
    expect(said[0]).toContain('Icons of the set lucide are not shown')
    await expect(page.locator('[data-icon]').first()).toBeEmpty()
    expect(await page.evaluate(() => [Reflect.get(window, 'hurt'), localStorage.getItem('icons')])).toEqual([
      undefined,
      null
    ])
  })

test('S8-6 S9-7 "Icon request timeout 5 s": then a warning, and nothing is shown', async ({ page }) => {
  const said = warnings(page)
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 600_000)
  await deadlinesByClock(page)
  const calls = await withIcons(page, ['lucide:flame'], () => new Promise(() => {}))
  await page.goto('/contact/')
  await page.clock.runFor(3500)
  await page.waitForSelector(live)
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.runFor(2500)
  expect(said).toEqual([])
  await page.clock.runFor(2600)
  await expect.poll(() => said.length).toBe(1)
  await expect(page.locator('[data-icon]').first()).toBeEmpty()
})

const storages = {
  denied: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  corrupt: () => localStorage.setItem('icons', '[["lucide:flame",1'),
  poisoned: () => {
    const icon = { body: '<script>window.hurt = 1</script>', width: 24, height: 24, left: 0, top: 0 }
    localStorage.setItem('icons', JSON.stringify([['lucide:flame', Math.floor(Date.now() / 3_600_000), icon]]))
  }
}

for (const [what, make] of Object.entries(storages))
  test(`icons are drawn where the storage is ${what}`, async ({ page }) => {
    const said = warnings(page)
    await page.addInitScript(make)
    await withIcons(page, ['lucide:flame'])
    await page.goto('/contact/')
    await page.waitForSelector(live)
    await expect(drawn(page)).toHaveCount(1)
    await expect(drawn(page).locator('script')).toHaveCount(0)
    expect(said).toEqual([])
  })

test('a page without such icons loads nothing for them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/contact/')
  await settled(page)
  expect(asked.filter(url => /icons/.test(new URL(url).pathname) && !/app-icons/.test(url))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('its place is kept, and nothing is read out', async ({ page }) => {
    await withIcons(page, ['lucide:flame'])
    await page.goto('/contact/')
    const holder = page.locator('[data-icon]').first()
    await expect(holder).toHaveAttribute('aria-hidden', 'true')
    await expect(holder).toBeEmpty()
  })
})
