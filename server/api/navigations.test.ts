import { expect, it } from 'vitest'
import type { SiteType } from '../../app/domain/links/site-type.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { content } from '../../tests/fixtures/content.ts'
import { siteMapNow } from '../pages/site-map-now.ts'
import { menuOfSite } from './navigations.ts'

const where = { siteId: 'global', locale: 'fr', environment: readEnvironment({}) } as const

type Item = { path: string; siteType: SiteType; children: Item[] }
const item = (path: string, siteType: SiteType, children: Item[] = []): Item => ({ path, siteType, children })

it.each<[rule: string, item: Item, stays: boolean]>([
  ['a live page', item('/download/', 'contents'), true],
  ['"others are internal compliance links"', item('about-us', 'compliance'), true],
  ['with a query and a fragment', item('/download/?auto=1#sign-up', 'contents'), true],
  ['a page that no site has', item('/no-such-page/', 'contents'), false],
  ['"values starting with http or mailto are external"', item('mailto:a@b.example', 'external'), true],
  ['an external address', item('https://status.example/', 'external'), true],
  ['a sibling: the page at the same place here', item('http://belgium.localhost:3000/about-us/', 'sibling'), true],
  ['a sibling that this site has no page for', item('http://belgium.localhost:3000/no-such-page/', 'sibling'), false],
  ['a sibling that is none of our sites', item('https://sister.example/x/', 'sibling'), false],
  ['"javascript protocols blocked"', item('javascript:alert(1)', 'external'), false],
  ['"vbscript protocols blocked"', item('vbscript:x', 'contents'), false],
  ['what a browser takes to another host', item('//evil.example/', 'contents'), false],
  ['an external address that calls itself contents', item('https://evil.example/', 'contents'), false],
  ['a group of a live page', item('/no-such-page/', 'contents', [item('/download/', 'contents')]), true],
  ['a group of nothing', item('/no-such-page/', 'contents', [item('/nor-this/', 'contents')]), false]
])('%s', (_rule, given, stays) => {
  expect(menuOfSite([given], where, siteMap)).toEqual(stays ? [given] : [])
})

it('what is left out below a group leaves the rest, and the items themselves are not changed', () => {
  const group = item('/no-such-page/', 'contents', [item('/nor-this/', 'contents'), item('about-us', 'compliance')])
  expect(menuOfSite([group], where, siteMap)).toEqual([{ ...group, children: [item('about-us', 'compliance')] }])
  expect(group.children).toHaveLength(2)
})

const evenings = ['october', 'november', 'december'].map(month => item(`/promotions/${month}-evenings/`, 'contents'))

it.each([
  ['the last second', '2026-11-30T23:59:59Z', content, ['/promotions/november-evenings/']],
  ['past it', '2026-12-01T00:00:00Z', content, ['/promotions/december-evenings/']],
  [
    'withdrawn by the kill switch',
    '2026-11-30T23:59:59Z',
    {
      ...content,
      offers: content.offers.filter(({ id }) => id !== 'november-evenings'),
      withdrawnOffers: content.offers
        .filter(({ id }) => id === 'november-evenings')
        .map(offer => ({ ...offer, withdrawnAt: '2026-11-20T00:00:00Z', reason: 'a test' }))
    },
    []
  ]
])('"the running site stops showing it on every page, menus included": %s', (_when, instant, standing, shown) => {
  const found = menuOfSite(evenings, where, siteMapNow(standing, new Date(instant)))
  expect(found.map(({ path }) => path)).toEqual(shown)
})
