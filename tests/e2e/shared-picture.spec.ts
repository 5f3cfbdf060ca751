import { expect, live, test } from '../fixtures/quiet-page.ts'
import { unhurried } from '../fixtures/settled-page.ts'

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`S2-72 the picture of a pressed card becomes the first picture of its page, and nothing moves with reduced motion: ${reducedMotion}`, async ({
    page
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 1244, height: 800 })
    await page.addInitScript(() => {
      const start = document.startViewTransition?.bind(document)
      const seen: string[] = []
      Object.assign(window, { seenNames: seen })
      document.startViewTransition = update => {
        const change = start(update)
        const look = async () => {
          await change.ready
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.pseudoElement) seen.push(effect.pseudoElement)
        }
        void look()
        return change
      }
    })
    await unhurried(page)
    await page.goto('/ggteam/')
    await page.waitForSelector(live)
    const link = page.locator('main a[href^="/ggteam/"]').first()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await page.waitForURL('**/ggteam/*/')
    await expect(page.locator('h1')).toBeFocused()
    const seen = () => page.evaluate(() => (window as Window & { seenNames?: string[] }).seenNames)
    // The animation begins a frame after the new page has the focus.
    if (reducedMotion === 'no-preference') await expect.poll(seen).toContain('::view-transition-group(shared-picture)')
    else expect(await seen()).toEqual([])
    await expect(page.locator('main img').first()).toHaveCSS('view-transition-name', 'none')
    const headings = page.locator('.section__head h2')
    if (reducedMotion === 'reduce') await expect(headings.first()).toHaveCSS('animation-name', 'none')
  })
