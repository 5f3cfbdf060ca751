import { expect, it } from 'vitest'
import { liveFooter, ownPagesGroup } from './live-footer.ts'

const href = (path: string) => (path === '/privacy-policy/' || path === '/network/x/' ? path : null)

it.each<[rule: string, path: string, target: '_self' | '_blank', links: unknown[]]>([
  ['only live pages are linked', 'cookie-policy', '_self', []],
  ['a live page', 'privacy-policy', '_self', [{ langKey: 'k', href: '/privacy-policy/', newTab: false }]],
  ['/network/ pages open in a new tab', '/network/x/', '_blank', [{ langKey: 'k', href: '/network/x/', newTab: true }]],
  [
    'the network status page is external',
    'https://status.example/',
    '_blank',
    [{ langKey: 'k', href: 'https://status.example/', newTab: true }]
  ]
])('%s', (_rule, path, target, links) => {
  const groups = liveFooter([{ key: 'group', items: [{ key: 'k', path, target }] }], href)
  expect(groups).toEqual(links.length ? [{ key: 'group', links }] : [])
})

it("the site's own pages of the menu that no group names: each once, with the page's words", () => {
  const item = (path: string, siteType: string, children: Parameters<typeof ownPagesGroup>[0] = []) => ({
    path,
    langKey: `of ${path}${children.length ? ' group' : ''}`,
    siteType,
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
