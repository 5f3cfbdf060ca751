import { expect, it } from 'vitest'
import { liveNavigation, pagePathOf, withoutGroupsOfOne } from './live-navigation.ts'

type Item = Parameters<typeof liveNavigation>[0][number]
const item = (path: string, children: Item[] = [], rest: Partial<Item> = {}): Item => ({
  path,
  langKey: `navigation.${path.replaceAll('/', '')}`,
  siteType: path.startsWith('http') ? 'external' : path.startsWith('/') ? 'contents' : 'compliance',
  isShow: true,
  children,
  ...rest
})
const live = ['/about-us/', '/contact/', '/cash-games/omaha/']
const href = (path: string) => (live.includes(path) ? `/en${path}` : null)
const shape = (items: ReturnType<typeof liveNavigation>): unknown[] =>
  items.map(({ href, children }) => [href, shape(children)])

it.each<[rule: string, items: Item[], shown: unknown[]]>([
  ['only live pages are linked', [item('about-us'), item('/loyalty/')], [['/en/about-us/', []]]],
  ['a group with nothing live is left out', [item('/promotions/', [item('/promotions/jackpots/')])], []],
  [
    'a group whose own page is not live names what is live below it',
    [item('/help/', [item('contact')])],
    [[null, [['/en/contact/', []]]]]
  ],
  [
    'nested up to three levels',
    [item('/a/', [item('/cash-games/', [item('/cash-games/omaha/')])])],
    [[null, [[null, [['/en/cash-games/omaha/', []]]]]]]
  ],
  ['isShow', [item('about-us', [], { isShow: false })], []],
  ['external: as it is', [item('https://status.example/')], [['https://status.example/', []]]]
])('%s', (_rule, items, shown) => {
  expect(shape(liveNavigation(items, href))).toEqual(shown)
})

it.each<[rule: string, path: string, newTab: boolean]>([
  ['the network status page is external and opens in a new tab', 'https://status.example/', true],
  ['mailto is external', 'mailto:a@b.example', false],
  ['pages of the site stay in the tab', 'contact', false]
])('%s', (_rule, path, newTab) => {
  const siteType = path.includes(':') ? 'external' : 'compliance'
  expect(liveNavigation([item(path, [], { siteType })], href)[0]?.newTab).toBe(newTab)
})

it('a top item whose group came down to one page is that page', () => {
  const items = liveNavigation(
    [item('/help/', [item('contact')]), item('about-us', [item('about-us'), item('contact')])],
    href
  )
  expect(shape(withoutGroupsOfOne(items))).toEqual([
    ['/en/contact/', []],
    [
      '/en/about-us/',
      [
        ['/en/about-us/', []],
        ['/en/contact/', []]
      ]
    ]
  ])
})

it.each([
  ['compliance pages without slashes', 'about-us', '/about-us/'],
  ['contents pages with them', '/cash-games/omaha/', '/cash-games/omaha/'],
  ['"a trailing slash is appended to links"', '/loyalty', '/loyalty/'],
  ['home', '/', '/']
])('%s', (_rule, path, expected) => {
  expect(pagePathOf(path)).toBe(expected)
})
