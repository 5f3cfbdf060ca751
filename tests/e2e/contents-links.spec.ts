import type { Page } from '@playwright/test'
import { laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { turn } from '../fixtures/settled-page.ts'

/** Pages of which most is laid out late, with what leads into them and the room that is kept above a heading. */
const rows = [
  ['/privacy-policy/', '.contents-list', 96],
  ['/terms-conditions/', '.contents-list', 96],
  ['/responsible-gaming/', '.contents-list', 96],
  ['/poker-school/glossary/', '.glossary-letters', 176]
] as const

test.use({ locale: 'fr-FR' })

/** A busy Chromium loses a reader's place on such a page now and then: then the page is opened again. */
const untilItIs = { timeout: 300_000 }

/** Opens a page from its top and goes where one of its links leads. @returns the hash of that link */
async function follow(page: Page, { path, list, part }: { path: string; list: string; part: number }) {
  await page.goto('about:blank')
  await page.goto(`${path}?clean`)
  await page.waitForSelector(live)
  return page.evaluate(
    ([list, part]) => {
      const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(`${list} a[href*="#"]`))
      const hash = links[Math.floor(links.length * part)]?.hash ?? ''
      location.assign(hash)
      return hash
    },
    [list, part] as const
  )
}

/**
 * Opens a page at a heading and looks whether its link is marked, in browsers that mark one. A busy Chromium now and then keeps the mark of the page's top whatever is
 * scrolled: then the page is opened again.
 */
async function expectMark(page: Page, { address, list, hash }: Record<'address' | 'list' | 'hash', string>) {
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForSelector(live)
  await laidOutWhole(page)
  await page.mouse.wheel(0, 6)
  await turn(page)
  const marked = await page.evaluate(
    ([list, hash]) =>
      CSS.supports('selector(:target-current)')
        ? Array.from(document.querySelectorAll<HTMLAnchorElement>(`${list} a:target-current`), a => a.hash)
        : [hash],
    [list, hash] as const
  )
  expect(marked).toEqual([hash])
}

for (const [path, list, room] of rows)
  for (const width of [412, 1244])
    test(`S2-77 a link leads to its heading, and is marked as read: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const part of [0.25, 0.5, 0.75]) {
        let hash = ''
        await expect(async () => {
          hash = await follow(page, { path, list, part })
          await laidOutWhole(page)
          await turn(page)
          const top = await page.evaluate(hash => document.querySelector(hash)?.getBoundingClientRect().top ?? 0, hash)
          expect(Math.abs(top - room), hash).toBeLessThan(3.5)
        }).toPass(untilItIs)
        if (await page.locator(`${list} a[href$="${hash}"]`).first().isVisible())
          await expect(() => expectMark(page, { address: `${path}?clean${hash}`, list, hash })).toPass(untilItIs)
      }
    })
