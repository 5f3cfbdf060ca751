import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteIds } from '../sites/site-id.ts'
import { closedBy, offeredSites } from './offered-sites.ts'

const now = new Date('2026-11-25T12:00:00Z')
const offered = (row: Parameters<typeof offeredSites>[0]) => offeredSites(row, content.countryRules, now)

it('a page that nothing gates is on each of its sites', () => {
  expect(offered({ sites: 'all' })).toEqual(siteIds)
  expect(offered({ sites: ['belgium', 'global'] })).toEqual(['global', 'belgium'])
})

it.each([
  ['belgium', false],
  ['ukraine', false],
  ['global', true],
  ['united-kingdom', true]
] as const)('S2-59 a page about gifts is on sites where some visitor may be shown one: %s', (siteId, isThere) => {
  expect(offered({ sites: 'all', inducements: ['gift'] }).includes(siteId)).toBe(isThere)
})

it('a page that invites to join is offered to searchers where the law of the site lets anyone join', () => {
  const closed = ['brazil', 'bosnia', 'finland', 'hungary', 'poland', 'ukraine']
  expect(offered({ sites: 'all', joins: true })).toEqual(siteIds.filter(id => !closed.includes(id)))
})

it.each([
  ['a page that only other sites have', ['united-kingdom'], 'belgium', 'BE'],
  ['by the site, wherever its visitor is', ['united-kingdom'], 'ontario', 'CAON'],
  ['a site of no country', ['united-kingdom'], 'global', 'site'],
  ['a page whose subject the law of the site shows to nobody', 'all', 'ukraine', 'UA'],
  ['one that the site shows to some', 'all', 'global', 'visitor']
] as const)('S8-1 whose law leaves out a page: %s', (_rule, sites, siteId, by) => {
  expect(closedBy({ sites, inducements: ['gift'] }, siteId, content.countryRules, now)).toBe(by)
})
