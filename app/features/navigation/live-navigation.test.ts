import { expect, it } from 'vitest'
import { readEnvironment } from '../../site/config/environment.ts'
import { liveLink } from '../../site/links/resolve-link.ts'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import {
  type Linking,
  liveNavigation,
  type MenuItem,
  pagePathOf,
  pagesOfGroup,
  withoutGroupsOfOne
} from './live-navigation.ts'

const item = (path: string, children: MenuItem[] = [], rest: Partial<MenuItem> = {}): MenuItem => ({
  path,
  langKey: `navigation.${path.replaceAll('/', '')}`,
  siteType: /^(https?|mailto):/.test(path) ? 'external' : path.startsWith('/') ? 'contents' : 'compliance',
  isShow: true,
  children,
  ...rest
})
const live = ['/about-us/', '/contact/', '/cash-games/omaha/', '/network/random-number-generator/']
const rows = siteMap.map(row => ({
  ...row,
  status: live.includes(row.path) ? ('live' as const) : ('planned' as const)
}))
const place = { siteId: 'global', locale: 'en', environment: readEnvironment({}) } as const
const linking: Linking = {
  link: (value, siteType) => liveLink(value, place, siteType, rows),
  hasWords: key => !key.includes('unknown'),
  t: (key, ..._values) => key,
  locale: 'en'
}
const shape = (items: ReturnType<typeof liveNavigation>): unknown[] =>
  items.map(({ href, children }) => [href, shape(children)])

it.each<[rule: string, items: MenuItem[], shown: unknown[]]>([
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
  [
    'a key that nobody has words for leaves the item out',
    [item('about-us', [item('contact')], { langKey: 'unknown' })],
    []
  ],
  ['external: as it is', [item('https://status.example/')], [['https://status.example/', []]]],
  [
    'sibling: the host is swapped',
    [item('http://belgium.localhost:3000/fr/about-us', [], { siteType: 'sibling' })],
    [['http://localhost:3000/en/about-us/', []]]
  ],
  [
    'sibling: shown only where a link can be made',
    [item('http://belgium.localhost:3000/loyalty/', [], { siteType: 'sibling' })],
    []
  ],
  ['sibling: a host that is none of ours', [item('https://evil.test/about-us/', [], { siteType: 'sibling' })], []],
  ['the site map knows the kind better', [item('/about-us/')], [['/en/about-us/', []]]],
  [
    '/network/ is never prefixed',
    [item('/network/random-number-generator/')],
    [['/network/random-number-generator/?lang=en', []]]
  ]
])('%s', (_rule, items, shown) => {
  expect(shape(liveNavigation(items, linking))).toEqual(shown)
})

const types = ['external', 'contents', 'compliance', 'sibling'] as const
const hostile = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://x.test/1',
  'vbscript:x',
  '//evil.test/',
  '/\\evil.test/',
  'https://',
  'http://[',
  'tel:1',
  '%',
  '/%E0%A4%A/',
  '#',
  '?',
  ' ',
  '../../',
  'about-us\u0000'
]
it.each(hostile.flatMap(path => types.map(siteType => [path, siteType] as const)))(
  'a refused address leaves the item out and never throws: %j as %s',
  (path, siteType) => {
    const links = liveNavigation([item(path, [], { siteType }), item('contact')], linking)
    expect(links.filter(({ href }) => href !== '#').map(({ href }) => href)).toEqual(['/en/contact/'])
  }
)

it.each<[rule: string, path: string, newTab: boolean]>([
  ['S2-9 the network status page is external and opens in a new tab', 'https://status.example/', true],
  ['S2-8 /network/ opens in a new tab', '/network/random-number-generator/', true],
  ['mailto is external', 'mailto:a@b.example', false],
  ['pages of the site stay in the tab', 'contact', false]
])('%s', (_rule, path, newTab) => {
  expect(liveNavigation([item(path)], linking)[0]?.newTab).toBe(newTab)
})

it('badge: what it says is read, all else shows nothing', () => {
  const badges = ['navigation.badge-new', 'lucide:star', '<b>', null]
  expect(
    liveNavigation(
      badges.map(badge => item('contact', [], { badge })),
      linking
    ).map(({ badge }) => badge)
  ).toEqual([{ kind: 'words', key: 'navigation.badge-new' }, { kind: 'icon', name: 'lucide:star' }, null, null])
})

it('a top item whose group came down to one page is that page', () => {
  const items = liveNavigation(
    [
      item('/help/', [item('contact')], { badge: 'navigation.badge-new' }),
      item('about-us', [item('about-us'), item('contact')]),
      item('about-us', [item('contact')])
    ],
    linking
  )
  const shown = withoutGroupsOfOne(items)
  expect(shape(shown)).toEqual([
    ['/en/contact/', []],
    [
      '/en/about-us/',
      [
        ['/en/about-us/', []],
        ['/en/contact/', []]
      ]
    ],
    ['/en/about-us/', [['/en/contact/', []]]]
  ])
  expect(shown[0]?.badge).toEqual({ kind: 'words', key: 'navigation.badge-new' })
})

it.each<[rule: string, children: string[], shown: string[]]>([
  ["a group's own page comes before those below it", ['contact'], ['/en/about-us/', '/en/contact/']],
  ['once', ['about-us', 'contact'], ['/en/about-us/', '/en/contact/']]
])('%s', (_rule, children, shown) => {
  const [group] = liveNavigation(
    [
      item(
        'about-us',
        children.map(path => item(path))
      )
    ],
    linking
  )
  expect(group && pagesOfGroup(group).map(({ href }) => href)).toEqual(shown)
})

it.each([
  ['compliance pages without slashes', 'about-us', '/about-us/'],
  ['contents pages with them', '/cash-games/omaha/', '/cash-games/omaha/'],
  ['"a trailing slash is appended to links"', '/loyalty', '/loyalty/'],
  ['home', '/', '/']
])('%s', (_rule, path, expected) => {
  expect(pagePathOf(path)).toBe(expected)
})
