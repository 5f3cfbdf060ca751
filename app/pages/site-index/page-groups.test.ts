import { expect, it } from 'vitest'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import { pageGroups } from './page-groups.ts'

it('"a complete site index": every page stands in one group', () => {
  const listed = pageGroups(siteMap).flatMap(({ pages }) => pages)
  expect(new Set(listed)).toEqual(new Set(siteMap))
  expect(listed).toHaveLength(siteMap.length)
})

it.each([
  ['/', 'room'],
  ['/official-site/', 'room'],
  ['/cash-games/omaha/', 'games'],
  ['/loyalty/', 'promotions'],
  ['/funds/deposits/', 'money'],
  ['/network/random-number-generator/', 'rules'],
  ['/terms-conditions/', 'rules']
])('%s stands with %s', (path, expected) => {
  const found = pageGroups(siteMap).find(({ pages }) => pages.some(row => row.path === path))
  expect(found?.group).toBe(expected)
})

it('a group without a page has no heading', () => {
  expect(pageGroups([{ path: '/help/', screen: 'help' }]).map(({ group }) => group)).toEqual(['money'])
})
