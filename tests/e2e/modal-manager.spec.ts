import { expectNoViolation } from '../fixtures/accessible.ts'
import { call, expect, modal, open, register, states, test } from '../fixtures/modal-page.ts'

test.describe('lifecycle', () => {
  test('S4-29 S4-31 "closed, opening, opened, closing, closed. Open and close calls resolve with opened or closed."', async ({
    page
  }) => {
    await register(page, 'a')
    const seen = await page.evaluate(async () => {
      const registered = window.bundle.managing.getModalManager(document).get('a')
      if (!registered) return null
      const passed: unknown[] = [registered.state]
      const opening = registered.open()
      passed.push(registered.state, await opening, registered.state, registered.modelValue)
      const closing = registered.close()
      passed.push(registered.state, await closing, registered.state, registered.modelValue)
      return passed
    })
    expect(seen).toEqual(['closed', 'opening', 'opened', 'opened', true, 'closing', 'closed', 'closed', false])
  })

  test('S4-30 "Opening or closing can be vetoed beforehand": the call resolves with the state that stays', async ({
    page
  }) => {
    const seen = await page.evaluate(async () => {
      const { buildModal } = window.bundle.building
      const manager = window.bundle.managing.getModalManager(document)
      const words = { title: 'Titre', body: 'Texte', actions: [], closeLabel: 'Fermer' }
      let allows = false
      const answer = () => Promise.resolve(allows)
      const hooks = {
        beforeOpen: answer,
        beforeClose: () => allows,
        opened: () => window.heard.push('opened'),
        closed: () => window.heard.push('closed')
      }
      const registered = manager.register(buildModal({ id: 'a', ...words }), {}, hooks)
      const passed: unknown[] = [await registered.open(), document.querySelector('[data-modal=a]')]
      allows = true
      passed.push(await registered.open())
      allows = false
      passed.push(await registered.close(), registered.state)
      allows = true
      passed.push(await registered.close(), ...window.heard)
      return passed
    })
    expect(seen).toEqual(['closed', null, 'opened', 'opened', 'opened', 'closed', 'opened', 'closed'])
  })

  test('a later call overtakes one that is being decided, and turns round one that is under way', async ({ page }) => {
    const seen = await page.evaluate(async () => {
      const { buildModal } = window.bundle.building
      const manager = window.bundle.managing.getModalManager(document)
      const words = { title: 'Titre', body: 'Texte', actions: [], closeLabel: 'Fermer' }
      let decide = (_allowed: boolean) => {}
      const beforeOpen = () => new Promise<boolean>(resolve => (decide = resolve))
      const asked = manager.register(buildModal({ id: 'a', ...words }), {}, { beforeOpen })
      const [first, same] = [asked.open(), asked.open()]
      const overtaking = asked.close()
      decide(true)
      const passed: unknown[] = [await first, await same, await overtaking, asked.state]
      const [third, fourth] = [asked.open(), asked.open()]
      decide(true)
      passed.push(await third, await fourth)
      const turned = manager.register(buildModal({ id: 'b', ...words }))
      passed.push(await Promise.all([turned.open(), turned.close()]))
      passed.push(await Promise.all([turned.open(), turned.close(), turned.open()]))
      const failing = manager.register(
        buildModal({ id: 'c', ...words }),
        {},
        { beforeOpen: () => Promise.reject(new Error('no answer')) }
      )
      passed.push(await failing.open().catch(String), failing.state)
      return passed
    })
    expect(seen).toEqual([
      'closed',
      'closed',
      'closed',
      'closed',
      'opened',
      'opened',
      ['closed', 'closed'],
      ['opened', 'opened', 'opened'],
      'Error: no answer',
      'closed'
    ])
  })

  test('modelValue opens it as soon as it is registered; remove closes at once, tells nobody and frees the page', async ({
    page
  }) => {
    await register(page, 'a', { modelValue: true })
    await expect(modal(page, 'a')).toBeVisible()
    await expect.poll(() => states(page, ['a'])).toBe('opened')
    await page.evaluate(() => window.bundle.managing.getModalManager(document).get('a')?.remove())
    await expect(modal(page, 'a')).toHaveCount(0)
    await expect(page.locator('[inert], html[data-scroll-locked]')).toHaveCount(0)
    expect(await page.evaluate(() => window.bundle.managing.getModalManager(document).get('a'))).toBeUndefined()
  })

  test('prefers-reduced-motion: it opens and closes without moving', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await register(page, 'a')
    const movements = await page.evaluate(async () => {
      const registered = window.bundle.managing.getModalManager(document).get('a')
      const opening = registered?.open()
      const running = document.getAnimations().length
      return [running, await opening, await registered?.close()]
    })
    expect(movements).toEqual([0, 'opened', 'closed'])
  })
})

test.describe('display directives', () => {
  for (const [displayDirective, count] of [
    ['if', 0],
    ['show', 1],
    ['visible', 1]
  ] as const)
    test(`S3-13 ${displayDirective}: ${count ? 'it stays in the document, unseen' : 'it is taken out of the document'} when closed`, async ({
      page
    }) => {
      await register(page, 'a', { displayDirective })
      const check = async () => {
        await expect(modal(page, 'a')).toHaveCount(count)
        await expect(modal(page, 'a')).toBeHidden()
      }
      await check()
      await call(page, 'a', 'open')
      await expect(modal(page, 'a')).toBeVisible()
      await call(page, 'a', 'close')
      await check()
      if (displayDirective === 'show') await expect(modal(page, 'a')).toHaveAttribute('hidden')
      if (displayDirective === 'visible') await expect(modal(page, 'a')).toHaveCSS('visibility', 'hidden')
    })
})

test('S8-9 errors: "no node provided; trap needs at least one focusable element; a modal manager must be installed"', async ({
  page
}) => {
  const errors = await page.evaluate(async () => {
    const { createModalManager, getModalManager } = window.bundle.managing
    const thrown = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        return String(error)
      }
      return null
    }
    const manager = createModalManager(document)
    const empty = manager.register(document.createElement('div'), { modalId: 'empty' })
    return [
      thrown(() => getModalManager(document.implementation.createHTMLDocument())),
      thrown(() => manager.register(document.querySelector<HTMLElement>('.nowhere'))),
      await empty.open().catch(String),
      empty.state,
      createModalManager(document) === manager,
      document.querySelectorAll('[inert], [data-modal=empty], html[data-scroll-locked]').length
    ]
  })
  expect(errors).toEqual([
    'Error: a modal manager must be installed',
    'Error: no node provided',
    'Error: trap needs at least one focusable element',
    'closed',
    true,
    0
  ])
})

for (const width of [360, 1244])
  test(`axe finds nothing in an open modal at ${width} px, which is a dialog named by its heading`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, 'a', { swipeToClose: 'down' })
    const dialog = page.getByRole('dialog', { name: 'Titre a' })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription('Un texte qui dit pourquoi cette fenêtre est là.')
    // It counts as opened after a second, also where it has not been drawn so far.
    await expect(dialog.locator('.modal-panel')).toHaveCSS('opacity', '1')
    await expectNoViolation(page)
  })
