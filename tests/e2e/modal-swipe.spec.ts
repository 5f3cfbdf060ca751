import type { Page } from '@playwright/test'
import { expect, type ModalOptions, modal, open, states, test } from '../fixtures/modal-page.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

/** Moves a finger over the panel in ten steps, for a time. */
const swipe = async (page: Page, dx: number, dy: number, ms: number) => {
  const box = await modal(page, 'a').locator('.modal-panel').boundingBox()
  if (!box) throw new Error('There is no panel')
  const [x, y] = [box.x + box.width / 2, box.y + 40]
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * share, y: y + dy * share }],
      timestamp: began + (ms / 1000) * share
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
  await touch('touchEnd', 1)
  await session.detach()
}

for (const [rule, options, [dx, dy, ms], state] of [
  ['"moved over 10% of the size"', { swipeToClose: 'down' }, [0, 200, 800], 'closed'],
  ['"or within 300 ms"', { swipeToClose: 'down' }, [0, 24, 120], 'closed'],
  ['neither far nor fast enough', { swipeToClose: 'down' }, [0, 24, 800], 'opened'],
  ['"in the right direction"', { swipeToClose: 'down' }, [0, -200, 120], 'opened'],
  ['"in the right direction"', { swipeToClose: 'down' }, [120, 0, 120], 'opened'],
  ['right', { swipeToClose: 'right' }, [120, 0, 800], 'closed'],
  ['left', { swipeToClose: 'left' }, [-120, 0, 800], 'closed'],
  ['up', { swipeToClose: 'up' }, [0, -200, 800], 'closed'],
  ['none', {}, [0, 200, 120], 'opened'],
  ['threshold', { swipeToClose: 'down', threshold: 60 }, [0, 50, 120], 'opened']
] satisfies [string, ModalOptions, [number, number, number], string][])
  test(`${rule}: ${dx}, ${dy} in ${ms} ms: ${state}`, async ({ page }) => {
    await open(page, 'a', options)
    await swipe(page, dx, dy, ms)
    await expect.poll(() => states(page, ['a'])).toBe(state)
    if (state === 'closed') return
    const panel = modal(page, 'a').locator('.modal-panel')
    await expect(panel).not.toHaveAttribute('data-swiping')
    await expect(panel).toHaveCSS('translate', /^(none|0px)$/)
  })

test('a finger that scrolls what is in the modal does not close it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 260 })
  await open(page, 'a', { swipeToClose: 'down' })
  const panel = modal(page, 'a').locator('.modal-panel')
  await panel.evaluate(element => element.scrollTo(0, 60))
  await swipe(page, 0, 40, 200)
  expect(await states(page, ['a'])).toBe('opened')
  await panel.evaluate(element => element.scrollTo(0, 0))
  await swipe(page, 0, 60, 200)
  await expect.poll(() => states(page, ['a'])).toBe('closed')
})
