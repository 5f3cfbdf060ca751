import { expect, it } from 'vitest'
import type { LiveItem } from './live-navigation.ts'
import { secondLevel } from './second-level.ts'

const item = (href: string | null, children: LiveItem[] = [], showSubArea = children.length > 0): LiveItem => ({
  langKey: 'navigation.x',
  words: '',
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
const policies = [item('/privacy-policy/'), item('/house-rules/')]
const all = ['/privacy-policy/', '/house-rules/']

it.each<[rule: string, hrefs: string[], siblings: string[], current: string | null]>([
  ["S2-20 the section's sibling pages", ['/about-us/'], ['/about-us/', '/download/'], '/about-us/'],
  [
    'a page of the third level has siblings of its own',
    ['/cash-games/omaha/'],
    ['/cash-games/omaha/', '/cash-games/short-deck/'],
    '/cash-games/omaha/'
  ],
  [
    'a page with pages below it is among its own level',
    ['/cash-games/'],
    ['/cash-games/', '/spin-gold/'],
    '/cash-games/'
  ],
  [
    'a page below one of a menu has the siblings of that',
    ['/cash-games/omaha/rules/', '/cash-games/omaha/'],
    ['/cash-games/omaha/', '/cash-games/short-deck/'],
    '/cash-games/omaha/'
  ],
  ['S2-13 policies have each other', ['/house-rules/'], all, '/house-rules/'],
  ['S2-13 a page that is alone in its section has the policies', ['/streamer-mode/'], all, null],
  ['S2-13 so has a page that nothing names', ['/your-data/'], all, null],
  ['none where the group does not show its sub area', ['/contact/'], [], '/contact/']
])('%s', (_rule, hrefs, siblings, current) => {
  const bar = secondLevel(menu, policies, hrefs)
  expect([bar.pages.map(page => page.href), bar.current]).toEqual([siblings, current])
})
