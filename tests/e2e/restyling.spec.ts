import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { familyPaths } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'

test.use({ locale: 'fr-FR', viewport: { width: 412, height: 823 } })

/** What happens on any page while it is read, each by its name. They run in the page. */
const changes: Readonly<Record<string, () => void>> = {
  'a text is written anew': () => {
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = 'Other words'
    document.body.getBoundingClientRect()
  },
  'a banner is put in': () => {
    const banner = document.createElement('section')
    banner.className = 'consent-banner'
    document.body.prepend(banner)
    document.body.getBoundingClientRect()
  },
  'room is made for it': () => {
    document.documentElement.style.setProperty('--consent-banner', '240px')
    document.body.getBoundingClientRect()
  }
}

for (const path of familyPaths)
  test(`a change of one thing does not style the whole page again: ${path}`, async ({ browser, page }) => {
    await page.goto(`${path}?clean`)
    await laidOutWhole(page)
    const all = await page.locator('body *').count()
    for (const [name, change] of Object.entries(changes)) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await page.evaluate(change)
      const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString())
      const styled = traceEvents.map(({ args }) => args.elementCount ?? 0).reduce((sum, count) => sum + count, 0)
      expect(styled, `${name}: of ${all} elements`).toBeGreaterThan(0)
      expect(styled, `${name}: of ${all} elements`).toBeLessThan(all / 2)
    }
  })

type Trace = { traceEvents: readonly { args: { elementCount?: number } }[] }
