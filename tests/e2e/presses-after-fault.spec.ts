import { type Locator, type Page, test } from '@playwright/test'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live } from '../fixtures/quiet-page.ts'
import { drawn } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

/** Forms with a field that can be wrong: their page, the form, the field, what is wrong in it, and what is right. */
const forms = [
  ['sign-up: the password', '/en/download/', 'form[data-sign-up]', '#sign-up-password', 'abc', 'abcdefg1x'],
  ['sign-up: the address', '/en/download/', 'form[data-sign-up]', '#sign-up-email', 'ann@', 'ann@example.com'],
  [
    'another mail',
    '/en/download/?confirm=expired',
    'form[action="/api/sign-up/resend"]',
    '#resend-email',
    'ann@',
    'ann@example.com'
  ],
  ['your data', '/en/your-data/', 'form[action="/api/your-data"]', '#your-data-email', 'ann@', 'ann@example.com'],
  ['equity', '/en/poker-school/equity-calculator/', 'form[data-equity]', '#equity-villain', 'Zz', '8s 7s'],
  ['help search', '/en/help/', 'form[data-help-search]', 'input[name=q]', 'zzzzzz', 'withdraw'],
  ['glossary search', '/en/poker-school/glossary/', 'form[data-glossary-search]', 'input[name=q]', 'zzzzzz', 'flop']
] as const

const nothingFound = '[data-help-none]:visible, [data-glossary-found]:not(:empty)'
const controls = 'button:visible, input[type=checkbox]:visible, summary:visible, a:visible'
/** Of a whole deck the first card and the last are enough. */
const pressedAtMost = 7

type Trace = { armed: boolean; hit: Element | null; moved: number }

/** From now on an armed press does nothing but leave its trace: what it hit, and by how much that moved between down and up. */
const tracePresses = (page: Page) =>
  page.evaluate(() => {
    const pressed: Trace = { armed: false, hit: null, moved: 0 }
    Object.assign(window, { pressed })
    let down: { control: Element; top: number } | null = null
    /** Where layout puts it: a button that sinks a little while it is pressed has not moved. */
    const top = (control: Element) => {
      let sum = -scrollY
      for (let box = control as HTMLElement | null; box; box = box.offsetParent as HTMLElement | null)
        sum += box.offsetTop
      return sum
    }
    const controlOf = ({ target }: Event) => (target as Element).closest('button, input, summary, a')
    const follow = () => {
      if (down) pressed.moved = Math.max(pressed.moved, Math.abs(top(down.control) - down.top))
    }
    window.addEventListener(
      'pointerdown',
      event => {
        const control = controlOf(event)
        down = control && { control, top: top(control) }
      },
      true
    )
    for (const type of ['mouseup', 'pointerup', 'touchend']) window.addEventListener(type, follow, true)
    window.addEventListener(
      'click',
      event => {
        if (!pressed.armed) return
        follow()
        down = null
        pressed.hit = controlOf(event)
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true
    )
  })

const arm = (page: Page) =>
  page.evaluate(() => {
    const { pressed } = window as unknown as { pressed: Trace }
    Object.assign(pressed, { armed: true, hit: null, moved: 0 })
  })

/** What a press has left; until one has, the next stays armed: the click of a tap comes after its touches. */
const traceOf = (control: Locator) =>
  control.evaluate(element => {
    const { pressed } = window as unknown as { pressed: Trace }
    pressed.armed = pressed.hit === null
    return { hit: pressed.hit !== null && element.contains(pressed.hit), moved: pressed.moved }
  })

const presses: Readonly<Record<string, (page: Page, control: Locator) => Promise<void>>> = {
  async mouse(page, control) {
    const { x, y } = await lowInside(control)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await drawn(page)
    await page.mouse.up()
  },
  async touch(page, control) {
    const { x, y } = await lowInside(control)
    await page.touchscreen.tap(x, y)
  },
  async key(page, control) {
    await control.focus()
    await page.keyboard.press((await control.evaluate(element => element.tagName)) === 'A' ? 'Enter' : 'Space')
  }
}

/** A point near the lower edge: what moves up is no longer there. */
async function lowInside(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height * 0.85 }
}

test.use({ extraHTTPHeaders: visitors.norway, hasTouch: true })

for (const width of [360, 1300])
  for (const [name, path, form, field, wrong, right] of forms)
    test(`after a fault every press counts and nothing moves under it: ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}clean`)
      await page.waitForSelector(live)
      const invalid = page.locator(`${form} ${field}[aria-invalid]`)
      const fail = async () => {
        await page.fill(field, wrong)
        if (name.includes('search')) return expect(page.locator(nothingFound)).toHaveCount(1)
        // Before its part answers, the form would be sent as it is without a script.
        await expect(page.locator(`[data-hydrate]:not([data-live]) ${form}`)).toHaveCount(0)
        if ((await invalid.count()) === 0) await page.press(field, 'Enter')
        await expect(invalid).toHaveCount(1)
      }
      await fail()
      await page.waitForSelector(live)
      await fontsLoaded(page)
      await laidOutWhole(page)
      await tracePresses(page)
      for (const [way, press] of Object.entries(presses)) {
        let index = 0
        for (let count = 1; index < count; index = Math.max(index + 1, count - pressedAtMost)) {
          await fail()
          await page.fill(field, right)
          await drawn(page)
          const found = page.locator(form).locator(controls)
          count = await found.count()
          const control = found.nth(index)
          await arm(page)
          await press(page, control)
          await expect
            .poll(() => traceOf(control), { message: `${way}, control ${index}` })
            .toEqual({ hit: true, moved: 0 })
        }
      }
    })
