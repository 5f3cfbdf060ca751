import { expect, it } from 'vitest'
import { type LayoutName, type SiteMapRow, siteMap } from './site-map.data.ts'
import { findPage, hasSecondLevelBar, livePagesOf, showsHelpChat, startsAtOnce } from './site-map.ts'

const designPaths = [
  '/ /about-us/ /contact/ /cookie-policy/ /download/ /house-rules/ /payment-details-policy/ /privacy-policy/ /responsible-gaming/ /streamer-mode/',
  '/terms-conditions/ /withdrawal-policy/ /poker-school/ /poker-school/hand-rankings/ /poker-school/glossary/ /poker-school/equity-calculator/ /how-to-play/',
  '/get-started/ /help/ /cash-games/ /cash-games/texas-holdem/ /cash-games/omaha/ /cash-games/short-deck/ /spin-gold/ /unique-features/ /funds/',
  '/funds/deposits/ /funds/withdrawals/ /real-money-poker/ /promotions/ /promotions/welcome-bonus/ /promotions/daily-promos/',
  '/promotions/daily-leaderboards/holdem/ /promotions/daily-leaderboards/omaha/ /promotions/daily-leaderboards/short-deck/',
  '/promotions/daily-leaderboards/spin-gold/ /promotions/jackpots/ /tournaments/ /live-series/ /loyalty/ /blog/ /streamer-rewards/ /affiliates/',
  '/partners/ /channeling-solution/ /terms-conditions/history/ /ggteam/ /ggteam/{slug}/ /network/random-number-generator/',
  '/network/security-ecology-policy/ /accessibility/ /complaints/ /official-site/ /where-can-i-play/'
].flatMap(line => line.split(' '))

it.each(designPaths)('"The twelve of the spec, and these menu pages": %s', path => {
  expect(siteMap.filter(row => row.path === path)).toHaveLength(1)
})

it.each<[rule: string, prefix: string, atLeast: number]>([
  ['two flagship series', '/tournaments/', 2],
  ['one page each', '/live-series/', 1],
  ['posts', '/blog/', 1]
])('%s below %s', (_rule, prefix, atLeast) => {
  expect(siteMap.filter(({ path }) => path.startsWith(prefix) && path !== prefix).length).toBeGreaterThanOrEqual(
    atLeast
  )
})

it('"names every page once": no key and no path stands twice', () => {
  expect(new Set(siteMap.map(({ key }) => key)).size).toBe(siteMap.length)
  expect(new Set(siteMap.map(({ path }) => path)).size).toBe(siteMap.length)
})

it('S2-1 every path is absolute and ends in a slash', () => {
  expect(siteMap.filter(({ path }) => !/^\/([a-z0-9-]+\/|\{slug\}\/)*$/.test(path))).toEqual([])
})

it('every page of the table is written; those of a `{slug}` come from their records', () => {
  expect(siteMap.filter(({ status }) => status === 'planned').map(({ path }) => path)).toEqual([])
})

it.each<[rule: string, path: string, layout: LayoutName]>([
  ['S2-3 About us (layout with banner)', '/about-us/', 'contents-banner'],
  ['S2-3 Contact (layout with banner)', '/contact/', 'contents-banner'],
  ['S2-3 Streamer mode (layout with contents)', '/streamer-mode/', 'contents']
])('%s', (_rule, path, layout) => {
  expect(findPage('global', path)?.layout).toBe(layout)
})

const rows: SiteMapRow[] = siteMap.map(row => {
  if (row.path === '/loyalty/') return { ...row, status: 'planned' }
  return row.path === '/ggteam/{slug}/' ? { ...row, status: 'live', sites: ['global'] } : row
})

it.each<[rule: string, siteId: 'global' | 'belgium', path: string, key: string | undefined]>([
  ['home', 'global', '/', 'index'],
  ['a planned page is not found', 'global', '/loyalty/', undefined],
  ['a slug is one segment', 'global', '/ggteam/somebody/', 'ggteam-slug'],
  ['and no more', 'global', '/ggteam/some/body/', undefined],
  ['without its slash there is none', 'global', '/about-us', undefined],
  ['which sites have it', 'belgium', '/ggteam/somebody/', undefined],
  ['the pattern itself is no address', 'global', '/ggteam/{slug}/', undefined]
])('%s: %s %s', (_rule, siteId, path, key) => {
  expect(findPage(siteId, path, rows)?.key).toBe(key)
})

it('lists the live pages of a site', () => {
  expect(livePagesOf('belgium', rows).map(({ key }) => key)).not.toContain('ggteam-slug')
  expect(livePagesOf('global', rows).map(({ key }) => key)).toContain('ggteam-slug')
})

it.each<[rule: string, value: boolean, expected: boolean]>([
  ['S2-13 Route names starting with index show no second-level navigation bar', hasSecondLevelBar('index'), false],
  ['others do', hasSecondLevelBar('about-us'), true],
  [
    'S2-12 Route names starting with responsible-gaming show the help-chat button',
    showsHelpChat('responsible-gaming'),
    true
  ],
  ['others do not', showsHelpChat('index'), false],
  ['S2-14 paths under /privacy-policy/', startsAtOnce('/privacy-policy/'), true],
  ['S2-14 /_nuxt/', startsAtOnce('/_nuxt/x'), true],
  ['S2-14 /api/', startsAtOnce('/api/visitor'), true],
  ['others start late', startsAtOnce('/about-us/'), false]
])('%s', (_rule, value, expected) => {
  expect(value).toBe(expected)
})
