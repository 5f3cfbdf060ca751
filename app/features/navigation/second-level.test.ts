import { expect, it } from 'vitest'
import type { LiveItem } from './live-navigation.ts'
import { secondLevel } from './second-level.ts'

const item = (href: string | null, children: LiveItem[] = [], showSubArea = children.length > 0): LiveItem => ({
  langKey: 'navigation.x',
  href,
  newTab: false,
  badge: null,
  showSubArea,
  children
})
const menu = [
  item(null, [
    item('/cash-games/', [item('/cash-games/omaha/'), item('/cash-games/short-deck/')]),
    item('/spin-gold/')
  ]),
  item(null, [item('/streamer-mode/')]),
  item('/about-us/', [item('/about-us/'), item('/download/')]),
  item(null, [item('/help/'), item('/contact/')], false)
]

it.each<[rule: string, href: string, siblings: string[]]>([
  ["S2-20 the section's sibling pages", '/about-us/', ['/about-us/', '/download/']],
  [
    'a page of the third level has siblings of its own',
    '/cash-games/omaha/',
    ['/cash-games/omaha/', '/cash-games/short-deck/']
  ],
  ['a page with pages below it stands among its own level', '/cash-games/', ['/cash-games/', '/spin-gold/']],
  ['none where the page is alone in its section', '/streamer-mode/', []],
  ['none where the group does not show its sub area', '/contact/', []],
  ['none where no menu names the page', '/privacy-policy/', []]
])('%s', (_rule, href, siblings) => {
  expect(secondLevel(menu, href).map(page => page.href)).toEqual(siblings)
})
