import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolation } from '../fixtures/accessible.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { atRest, settled, stopClock } from '../fixtures/settled-page.ts'

/** The bar as a section with more pages shows it. */
async function withMorePages(page: Page) {
  const link = (name: string) => `<li><a class="slider-bar__link tap" href="/en/download/">${name}</a></li>`
  const more = ['One more page', 'Another page', 'A third page', 'A fourth page'].map(link).join('')
  await page.route('**/en/about-us/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(data-slider-list="">)([\s\S]*?)(<\/ul>)/, `$1${more}$2${more}$3`)
    await route.fulfill({ response, body })
  })
}

test.describe('S2-20 second-level slider bar on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(async ({ page }) => {
    await withMorePages(page)
    await page.goto('/en/about-us/')
    await page.waitForSelector(live)
  })

  test('the current page is in sight, arrow keys go from link to link, and focus brings a link into sight', async ({
    page
  }) => {
    const links = page.locator('[data-slider-list] a')
    // The arrows come with the script that hears the keys.
    await expect(page.locator('[data-slide=back]')).toBeVisible()
    await expect(page.locator('[data-slider-list] a[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Home')
    await expect(links.first()).toBeFocused()
    await expectNoSidewaysScroll(page)
  })

  test('for a mouse the bar has arrows while there is more to see', async ({ page }) => {
    const on = page.locator('[data-slide=on]')
    const back = page.locator('[data-slide=back]')
    await expect(back).toBeVisible()
    await expect(async () => {
      if (await on.isVisible()) await on.click()
      await expect(on).toBeHidden({ timeout: 1000 })
    }).toPass({ timeout: 180_000 })
    await expect(page.locator('[data-slider-list] a').last()).toBeInViewport({ ratio: 0.9 })
    await back.click()
    await expect(on).toBeVisible()
    await expectNoViolation(page, '[data-slider-bar]')
    await page.screenshot({ path: 'test-results/slider-bar.png' })
  })

  test('after a client-side navigation the bar is that of the new page', async ({ page }) => {
    await page.locator('[data-slider-list] a').last().click()
    await page.waitForURL('**/en/download/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/download\/$/)
    await expect(page.locator('[data-slider-list] a[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
  })
})

for (const [width, site, path] of [
  [360, 'germany', '/download/'],
  [320, 'ontario', '/responsible-gaming/']
] as const)
  test(`S2-20 the current link, and each that the keyboard comes to, is beside the arrows: ${site} ${path} at ${width} px`, async ({
    page,
    baseURL
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(new URL(path, baseURL).href.replace('//', `//${site}.`))
    await page.mouse.move(5, 5)
    // The script of the bar brings the current link into sight: not while another has the focus.
    await settled(page)
    /** By how many pixels of its name a link lies out of its list, or under an arrow. */
    const hidden = (link: Element) => {
      const list = link.closest('[data-slider-list]')?.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(link)
      const { left, right } = words.getBoundingClientRect()
      const arrow = (way: string) =>
        document.querySelector(`[data-slide=${way}]:not([hidden])`)?.getBoundingClientRect()
      const from = arrow('back')?.right ?? list?.left ?? 0
      const to = arrow('on')?.left ?? list?.right ?? 0
      return Math.round(Math.max(0, from - left, right - to))
    }
    const links = page.locator('[data-slider-list] a')
    await expect.poll(() => page.locator('[data-slider-list] [aria-current]').evaluate(hidden)).toBe(0)
    await page.locator('.header__acts .header__toggle').focus()
    await page.keyboard.press('Tab')
    for (const link of await links.all()) {
      await expect(link).toBeFocused()
      await expect.poll(() => link.evaluate(hidden)).toBe(0)
      await page.keyboard.press('Tab')
    }
  })

const germany = (baseURL: string | undefined) => new URL('/about-us/', baseURL).href.replace('//', '//germany.')

for (const [locale, addressOf] of [
  ['fr', () => '/about-us/'],
  ['en', () => '/en/about-us/'],
  ['es', () => '/es/about-us/'],
  ['de', germany]
] as const)
  test(`S2-19 every mega-menu opens under the bar, as wide as the window, and is entered straight down: ${locale}`, async ({
    page,
    baseURL
  }) => {
    await page.goto(addressOf(baseURL))
    await page.waitForSelector(live)
    for (const width of [1244, 1300, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const word of await page.locator('header button[aria-controls]').all()) {
        // The focus brings the code of the menus, which opens the panel that has it: a press later than half a second would close it again.
        await word.focus()
        await expect(page.locator('html')).toHaveAttribute('data-menus', 'live')
        if ((await word.getAttribute('aria-expanded')) !== 'true') await word.press('Enter')
        const panel = page.locator(`#${await word.getAttribute('aria-controls')}`)
        await expect(panel).toBeVisible()
        const place = await word.evaluate(button => {
          const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
          const [word, box] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
          const across = word.left + word.width / 2
          const leaves = []
          for (let down = word.top + word.height / 2; down < box.top + 12; down += 1)
            if (!button.closest('[data-popup]')?.contains(document.elementFromPoint(across, down))) leaves.push(down)
          return {
            leaves,
            covers: box.top < word.bottom - 6,
            off: Math.round(Math.abs(box.left) + Math.abs(document.documentElement.clientWidth - box.right)),
            within: box.bottom <= innerHeight
          }
        })
        expect([width, await word.innerText(), place]).toEqual([
          width,
          await word.innerText(),
          { leaves: [], covers: false, off: 0, within: true }
        ])
      }
    }
    await page.keyboard.press('Escape')
    const word = page.locator('header button[aria-controls]').nth(3)
    const box = await word.boundingBox()
    if (!box) throw new Error('The word is not there')
    const x = box.x + box.width / 2
    await stopClock(page)
    await page.mouse.move(x, box.y + box.height / 2)
    await page.clock.runFor(200)
    await expect(word).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(x, box.y + box.height + 40, { steps: 30 })
    await page.clock.runFor(1000)
    await expect(word).toHaveAttribute('aria-expanded', 'true')
  })

test('S4-23 a tablet that is turned: the full-screen menu closes, and the page is free', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1366 })
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  const menu = page.locator('.full-screen-menu__head')
  await page.locator('.header__acts [popovertarget=full-screen-menu]').click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 1024 })
  await expect(menu).toBeHidden()
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await page.setViewportSize({ width: 1024, height: 1366 })
  await expect(menu).toBeHidden()
})

test('S2-29 the region popup opens on hover and on press, not on focus: one tab stop; it closes 500 ms after it was left', async ({
  page
}) => {
  await page.setViewportSize({ width: 1300, height: 800 })
  await page.goto('/en/')
  await page.waitForSelector(live)
  const picker = page.locator('[data-popup=region]')
  const popup = page.locator('.region-popup')
  await picker.focus()
  await settled(page)
  await expect(popup).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.locator('.header__bar > .logo')).toBeFocused()
  await picker.press('Enter')
  await expect(popup.getByRole('heading', { name: 'Choose a region and language' })).toBeVisible()
  await expect(popup.locator('li', { hasText: 'Global' })).toHaveCount(1)
  await expect(popup.locator('li', { hasText: 'Global' }).getByRole('link')).toHaveText([
    /Français$/,
    /English$/,
    /Español$/
  ])
  await atRest(popup)
  await expectNoViolation(page, '.region-popup')
  await page.keyboard.press('Escape')
  await stopClock(page)
  await picker.hover()
  await page.clock.runFor(1)
  await expect(popup).toBeVisible()
  await page.mouse.move(20, 780)
  await page.clock.runFor(499)
  await expect(popup).toBeVisible()
  await page.clock.runFor(1)
  await expect(popup).toBeHidden()
  await picker.hover()
  await page.clock.runFor(2000)
  await picker.click()
  await page.mouse.move(20, 780)
  await page.clock.runFor(2000)
  await expect(popup, 'a press keeps what hover has opened').toBeVisible()
  await picker.click()
  await expect(popup).toBeHidden()
})

test('S2-29 the list of regions is at the words of the footer that open it', async ({ page }) => {
  await page.setViewportSize({ width: 1244, height: 800 })
  await page.goto('/about-us/')
  const button = page.locator('.footer .region-selector')
  await button.click()
  const words = await button.locator('b').boundingBox()
  const list = await page.locator('.region-popup').boundingBox()
  if (!words || !list) throw new Error('The list has not opened')
  expect(Math.abs(list.x - words.x)).toBeLessThan(80)
  expect(list.x).toBeGreaterThanOrEqual(0)
})

test('on a phone the logo leads home and says so, and a language is two presses away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about-us/')
  await page.waitForSelector(live)
  await expect(page.locator('.header__bar > .logo')).toHaveAccessibleName(/accueil$/)
  await page.locator('.header__region').click()
  await atRest(page.locator('.region-popup'))
  await page.locator('.region-popup a[hreflang=en][href^="/en/"]').click()
  await expect(page).toHaveURL(/\/en\/about-us\/$/)
})

for (const path of ['/en/', '/en/download/', '/en/contact/', '/en/privacy-policy/'])
  test(`embedded=all stays silent and whole once the app runs: ${path}`, async ({ page }) => {
    await page.goto(`${path}?embedded=all`)
    await page.waitForSelector(live)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('body a[href]:not([href^="#"]), form')).toHaveCount(0)
    await expectNoViolation(page)
  })
