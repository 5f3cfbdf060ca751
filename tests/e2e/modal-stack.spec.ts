import type { Page } from '@playwright/test'
import { chromiumArguments, testBrowserPath } from '../../build/chromium.ts'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { call, expect, modal, open, register, states, test, traps } from '../fixtures/modal-page.ts'

// Scroll bars take room, as they do for people with a mouse.
test.use({
  launchOptions: {
    executablePath: testBrowserPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars']
  },
  viewport: { width: 1244, height: 800 }
})

const overlayOpacity = (page: Page, id: string) =>
  modal(page, id)
    .locator('.modal-overlay')
    .evaluate(element => getComputedStyle(element).opacity)

test.describe('one above the other', () => {
  test('z-index 1000 + 2n; only the top-most shows its overlay, persist keeps its own; traps below are paused', async ({
    page
  }) => {
    await open(page, 'a', { overlayBehavior: 'persist' })
    await open(page, 'b')
    await open(page, 'c')
    const all = ['a', 'b', 'c']
    const shown = async () => Promise.all(all.map(id => overlayOpacity(page, id)))
    for (const [index, id] of all.entries()) await expect(modal(page, id)).toHaveCSS('z-index', `${1000 + 2 * index}`)
    await expect.poll(shown).toEqual(['1', '0', '1'])
    expect(await traps(page, all)).toBe('paused paused active')
    await call(page, 'b', 'close')
    await expect(modal(page, 'c')).toHaveCSS('z-index', '1002')
    expect(await traps(page, all)).toBe('paused inactive active')
    await call(page, 'c', 'close')
    expect(await traps(page, all)).toBe('active inactive inactive')
    await call(page, 'a', 'close')
    expect(await traps(page, all)).toBe('inactive inactive inactive')
  })

  test('Escape closes the top-most alone, and none where that does not listen to it', async ({ page }) => {
    await open(page, 'a')
    await open(page, 'b')
    await page.keyboard.press('Escape')
    await expect.poll(() => states(page, ['a', 'b'])).toBe('opened closed')
    await open(page, 'c', { escToClose: false })
    await page.keyboard.press('Escape')
    expect(await states(page, ['a', 'c'])).toBe('opened opened')
  })

  test('a press beside closes the top-most alone, where it began there and is listened to', async ({ page }) => {
    await open(page, 'a')
    await open(page, 'b', { clickToClose: false })
    await page.mouse.click(20, 20)
    expect(await states(page, ['a', 'b'])).toBe('opened opened')
    await call(page, 'b', 'close')
    await modal(page, 'a').locator('.modal-body').hover()
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    expect(await states(page, ['a'])).toBe('opened')
    await page.mouse.click(20, 20)
    await expect.poll(() => states(page, ['a'])).toBe('closed')
  })

  test('closeAll closes all, and the cross and the button their own', async ({ page }) => {
    await open(page, 'a')
    await open(page, 'b')
    await page.evaluate(() => window.bundle.managing.getModalManager(document).closeAll())
    expect(await states(page, ['a', 'b'])).toBe('closed closed')
    for (const name of ['Fermer', 'OK']) {
      await call(page, 'a', 'open')
      await modal(page, 'a').getByRole('button', { name }).click()
      await expect.poll(() => states(page, ['a'])).toBe('closed')
    }
  })

  test('a menu in the top layer gives way', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('.header__acts .header__toggle').click()
    await expect(page.locator('.full-screen-menu')).toBeVisible()
    await open(page, 'a')
    await expect(page.locator('.full-screen-menu')).toBeHidden()
    await call(page, 'a', 'close')
    await expect(page.locator('.header__acts .header__toggle')).toBeFocused()
  })
})

test.describe('focus', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test('starts on the first action, goes round within the modal, and comes back to what opened it', async ({
    page
  }) => {
    const link = page.locator('footer a[href]').first()
    await link.focus()
    await open(page, 'a')
    expect(await focused(page)).toBe('Premier')
    const round: unknown[] = []
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      round.push(await focused(page))
    }
    expect(round).toEqual(['OK', '', 'Premier', '', 'OK', 'Premier'])
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  for (const [what, before, after, round] of [
    [
      'what is not to be seen',
      '<button class="unseen">x</button>',
      '<div hidden="until-found"><a href="#x">x</a></div>',
      'b a'
    ],
    ['what is inert', '<div inert><a href="#x">x</a></div>', '<p inert><button>x</button></p>', 'b a'],
    [
      'a closed list',
      '<details><summary>s</summary><a href="#x">x</a></details>',
      '<details><summary>t</summary><a href="#x">x</a></details>',
      'a b t s'
    ],
    [
      'radio buttons',
      '<input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>',
      '',
      'a b r2'
    ],
    ['text that is edited', '', '<div contenteditable id="e">e</div>', 'b e a']
  ] as const) {
    test(`Tab stops at the two ends where it can: ${what}`, async ({ page }) => {
      await register(page, 'ends', { displayDirective: 'show' })
      await modal(page, 'ends').evaluate((element, html) => {
        element.innerHTML = html
        element.querySelector<HTMLElement>('.unseen')?.style.setProperty('visibility', 'hidden')
      }, `<h2>x</h2>${before}<button>a</button><button>b</button>${after}`)
      await call(page, 'ends', 'open')
      const seen: unknown[] = []
      for (const _ of round.split(' ')) {
        await page.keyboard.press('Tab')
        seen.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent))
      }
      expect(seen.join(' ')).toBe(round)
      for (const name of round.split(' ').slice(0, -1).reverse()) {
        await page.keyboard.press('Shift+Tab')
        expect(await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)).toBe(name)
      }
    })
  }

  test('comes back through one that has closed meanwhile', async ({ page }) => {
    const link = page.locator('footer a[href]').first()
    await link.focus()
    await open(page, 'a')
    await modal(page, 'a').getByRole('button', { name: 'OK', exact: true }).focus()
    await open(page, 'b')
    await call(page, 'b', 'close')
    expect(await focused(page)).toBe('OK')
    await open(page, 'b')
    await call(page, 'a', 'close')
    expect(await traps(page, ['a', 'b'])).toBe('inactive active')
    expect(await focused(page)).toBe('Premier')
    await call(page, 'b', 'close')
    await expect(link).toBeFocused()
  })

  test('the page behind is inert, and is not where the background is interactive', async ({ page }) => {
    await open(page, 'a')
    await expect(page.locator('body > header')).toHaveAttribute('inert')
    await expect(modal(page, 'a')).toHaveAttribute('aria-modal', 'true')
    await open(page, 'b')
    await expect(modal(page, 'a')).toHaveAttribute('inert')
    await open(page, 'c', { background: 'interactive' })
    expect(await traps(page, ['a', 'b', 'c'])).toBe('paused paused inactive')
    await expect(modal(page, 'b')).not.toHaveAttribute('inert')
    await page.evaluate(() => window.bundle.managing.getModalManager(document).closeAll())
    await expect(page.locator('[inert]')).toHaveCount(0)

    await call(page, 'c', 'open')
    await expect(page.locator('[inert], html[data-scroll-locked]')).toHaveCount(0)
    await expect(modal(page, 'c')).not.toHaveAttribute('aria-modal')
    await page.locator('header a[href="/"]').first().click({ trial: true })
    await page.mouse.click(20, 300)
    expect(await states(page, ['c'])).toBe('opened')
  })
})

test.describe('scroll lock', () => {
  const geometry = (page: Page) =>
    page.evaluate(() => {
      const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? {}
      return { left, width, y: scrollY, bar: innerWidth - document.documentElement.clientWidth }
    })

  test('locks the page where it is, without layout shift, while any modal asks for it', async ({ page }) => {
    await fontsLoaded(page)
    await laidOutWhole(page)
    await page.evaluate(() => scrollTo(0, 300))
    const before = await geometry(page)
    expect(before.bar).toBeGreaterThan(0)
    await open(page, 'a')
    expect({ ...(await geometry(page)), bar: 0 }).toEqual({ ...before, bar: 0 })
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    await open(page, 'b', { lockScroll: false })
    await call(page, 'a', 'close')
    await expect(page.locator('html[data-scroll-locked]')).toHaveCount(0)
    expect(await geometry(page)).toEqual(before)
    await page.mouse.wheel(0, 500)
    await expect.poll(async () => (await geometry(page)).y).toBeGreaterThan(before.y)
  })

  test('keeps no room where no bar takes any', async ({ page }) => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.hidden = true
    })
    const before = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().width)
    await open(page, 'a')
    expect(await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().width)).toBe(before)
  })
})
