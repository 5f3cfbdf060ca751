import { expect, it } from 'vitest'
import { liveFooter } from './live-footer.ts'

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
