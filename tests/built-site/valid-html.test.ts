import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'

const { pages } = await readBuiltSite()
/** What differs between sites and classes is the shell and single parts: every page of global, and of each other site what its own visitors see. */
const wanted = (page: BuiltPage): boolean =>
  page.siteId === 'global' || page.audiences.some(({ name }) => name === 'open')

it.each(locales)('the documents in %s are valid HTML', locale =>
  expectNoFaults(
    pages.filter(page => page.locale === locale && wanted(page)),
    htmlFaults
  )
)

it('telephone numbers are kept in one line by the style sheet', () =>
  expectNoFaults(pages, ({ html }) => {
    const styles = elementsOf(html, 'style').map(textOf).join('')
    return /a\[href\^=["']?tel\\?:["']?\][^{}]*\{[^}]*white-space:\s*nowrap/.test(styles)
      ? null
      : 'a[href^="tel:"] has no white-space: nowrap'
  }))

it('the check finds what it is for', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>'
  expect(htmlFaults({ html })).not.toEqual([])
})
