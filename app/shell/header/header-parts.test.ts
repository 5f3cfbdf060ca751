import { expect, it, vi } from 'vitest'
import { attributeOf, elementsOf, type HtmlElement, textOf } from '../../../tests/fixtures/html-elements.ts'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { regionPopupId } from '../../features/region-selector/region-buttons.tsx'
import { HeaderBar, UtilityNavigation } from './header.tsx'
import { HeaderActs } from './header-acts.tsx'
import { fullScreenMenuId } from './main-menu.tsx'
import { RegionOrHome } from './region-or-home.tsx'

vi.mock('virtual:pictures', () => ({ default: {} }))

const acts = (path: string) => renderPart(HeaderActs, {}, path)
const bar = renderPart(HeaderBar, { acts: acts('/') })
const classed = (html: string | HtmlElement, name: string) =>
  elementsOf(html).filter(element => (attributeOf(element, 'class') ?? '').split(' ').includes(name))
const links = (html: string, name: string) => classed(html, name).map(element => attributeOf(element, 'href'))
const linksIn = (element: HtmlElement) => elementsOf(element, 'a').map(link => attributeOf(link, 'href'))

it.each<[rule: string, found: unknown, expected: unknown]>([
  ['S2-18 Logo: in the header, and in the menu that covers it', links(bar, 'logo'), ['/', '/']],
  ['S2-22 A sign-up link to the form of the download page', links(bar, 'header__sign-up'), ['/download/#sign-up']],
  ['S2-22 A download button', links(bar, 'header__download'), ['/download/']],
  ['S2-22 on the download page it leads to the choice', links(acts('/download/'), 'header__download'), ['#get']],
  [
    'S2-23 A record-holder badge that opens a world-record certificate modal',
    classed(bar, 'header__record').map(badge => attributeOf(badge, 'data-opens')),
    ['world-record']
  ],
  [
    'S2-24 a menu toggle: one opens the full-screen menu, one in it closes it',
    [...classed(bar, 'header__toggle'), ...classed(bar, 'full-screen-menu')].map(
      element => attributeOf(element, 'popovertarget') ?? attributeOf(element, 'id')
    ),
    [fullScreenMenuId, fullScreenMenuId, fullScreenMenuId]
  ],
  [
    'S2-21 A utility list',
    links(renderPart(UtilityNavigation, {}), 'utility__link'),
    ['/help/', 'responsible-gaming', 'https://network-status.example/']
  ],
  [
    'S2-24 A region picker: on the home page',
    elementsOf(renderPart(RegionOrHome, {}), 'button').map(element => attributeOf(element, 'popovertarget')),
    [regionPopupId]
  ],
  ['S2-30 Elsewhere it shows a Home link', textOf(linkOf(renderPart(RegionOrHome, {}, '/about-us/'))), 'header.home'],
  [
    'S2-30 Elsewhere it shows a Home link: it leads there',
    linkOf(renderPart(RegionOrHome, {}, '/about-us/')).attribs.href,
    '/'
  ]
])('%s', (_rule, found, expected) => {
  expect(found).toEqual(expected)
})

function linkOf(html: string): HtmlElement {
  const [link, ...others] = elementsOf(html, 'a')
  if (!link || others.length > 0) throw new Error(`One link was expected: ${html}`)
  return link
}

it('S2-19 Main navigation with hover mega-menus: every group has its panel of links, named as what hovering opens', () => {
  const groups = classed(bar, 'menu').filter(element => attributeOf(element, 'data-popup') === 'menu')
  expect(groups.length).toBeGreaterThan(4)
  for (const group of groups) {
    const [button] = elementsOf(group, 'button')
    const panel = elementsOf(group).find(element => attributeOf(element, 'id') === button?.attribs['aria-controls'])
    expect(panel && linksIn(panel).length, textOf(group)).toBeGreaterThan(1)
  }
})

it('S2-25 a full-screen collapsible menu offers accordion sections, utility links, a region selector and a download button', () => {
  const [menu = bar] = classed(bar, 'full-screen-menu')
  const sections = classed(menu, 'menu').map(section => attributeOf(section, 'data-popup'))
  expect(sections.length).toBeGreaterThan(4)
  expect(sections, 'each opens by its button, one at a time (popup.client.ts)').toEqual(sections.map(() => 'menu'))
  expect(classed(menu, 'full-screen-menu__end').flatMap(linksIn)).toContain('responsible-gaming')
  expect(elementsOf(menu, 'button').map(({ attribs }) => attribs.popovertarget)).toContain(regionPopupId)
  expect(classed(menu, 'full-screen-menu__acts').flatMap(linksIn)).toEqual(['/download/#sign-up', '/download/'])
})

it('S2-63 a mega-menu shows a tile of the site beside its links', () => {
  const tiles = classed(bar, 'menu-tile').map(tile => attributeOf(tile, 'href'))
  expect(tiles).toContain('/cash-games/')
  expect(tiles).toContain('/tournaments/')
  expect(classed(bar, 'menu-tile').flatMap(tile => classed(tile, 'menu-tile__start'))).toHaveLength(3)
  expect(elementsOf(bar, 'img').filter(({ attribs }) => attribs.loading !== 'lazy')).toEqual([])
})
