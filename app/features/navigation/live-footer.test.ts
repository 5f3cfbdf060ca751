import { expect, it } from 'vitest'
import { liveFooter, ownPagesGroup } from './live-footer.ts'
import type { Linking, MenuItem } from './live-navigation.ts'

const linking: Linking = {
  link(path) {
    if (path.startsWith('https:')) return { kind: 'external', external: true, href: path, target: '_blank' }
    const page = { kind: 'compliance', external: false } as const
    if (path === '/network/x/') return { ...page, href: '/network/x/?lang=fr', target: '_blank' }
    return path === 'privacy-policy' ? { ...page, href: '/privacy-policy/' } : null
  },
  hasWords: key => key !== 'unknown',
  t: (key, ..._values) => `words of ${key}`,
  locale: 'fr'
}

it.each<[rule: string, path: string, target: '_self' | '_blank', links: unknown[]]>([
  ['only live pages are linked', 'cookie-policy', '_self', []],
  [
    'a live page',
    'privacy-policy',
    '_self',
    [{ langKey: 'k', words: 'words of k', href: '/privacy-policy/', newTab: false, badge: null }]
  ],
  [
    '/network/ pages open in a new tab',
    '/network/x/',
    '_blank',
    [{ langKey: 'k', words: 'words of k', href: '/network/x/?lang=fr', newTab: true, badge: null }]
  ],
  [
    'the network status page is external',
    'https://status.example/',
    '_blank',
    [{ langKey: 'k', words: 'words of k', href: 'https://status.example/', newTab: true, badge: null }]
  ]
])('%s', (_rule, path, target, links) => {
  const groups = liveFooter([{ key: 'group', items: [{ key: 'k', path, target }] }], linking)
  expect(groups).toEqual(links.length ? [{ key: 'group', title: 'words of group', links }] : [])
})

it("the site's own pages of the menu that no group names: each once, with the page's words", () => {
  const item = (path: string, siteType: MenuItem['siteType'], children: MenuItem[] = []): MenuItem => ({
    path,
    langKey: `of ${path}${children.length ? ' group' : ''}`,
    siteType,
    isShow: true,
    children
  })
  const menu = [
    item('/loyalty/', 'contents', [item('streamer-mode', 'compliance')]),
    item('about-us', 'compliance', [item('about-us', 'compliance'), item('responsible-gaming', 'compliance')])
  ]
  const groups = [{ key: 'group', items: [{ key: 'k', path: 'responsible-gaming', target: '_self' as const }] }]
  expect(ownPagesGroup(menu, groups).items.map(({ key, path }) => [key, path])).toEqual([
    ['of streamer-mode', '/streamer-mode/'],
    ['of about-us', '/about-us/']
  ])
})

it.each<[rule: string, key: string, group: string]>([
  ['a link without words is left out', 'unknown', 'group'],
  ['and a group without words', 'k', 'unknown']
])('%s', (_rule, key, group) => {
  expect(liveFooter([{ key: group, items: [{ key, path: 'privacy-policy', target: '_self' }] }], linking)).toEqual([])
})

it('isShow: a page that the menu hides is not named instead', () => {
  const hidden = { path: 'about-us', langKey: 'k', siteType: 'compliance' as const, isShow: false, children: [] }
  expect(ownPagesGroup([hidden], []).items).toEqual([])
})
