import { expect, it } from 'vitest'
import { ancestorsOf } from '../page/ancestor-pages.ts'
import { siteMap } from '../site-map/site-map.data.ts'

const rows = siteMap.map(row => ({ ...row, status: 'live' as const }))

it.each([
  ['home has none', '/', []],
  ['a page below home', '/contact/', ['/']],
  ['a page below a page', '/cash-games/omaha/', ['/', '/cash-games/']],
  ['a folder that is no page is passed over', '/promotions/daily-leaderboards/omaha/', ['/', '/promotions/']],
  ['a page of many', '/ggteam/someone/', ['/', '/ggteam/']]
])('%s: %s', (_rule, path, ancestors) => {
  expect(ancestorsOf('global', path, rows).map(row => row.path)).toEqual(ancestors)
})

it('a page that is only planned is passed over', () => {
  const planned = rows.map(row => (row.path === '/cash-games/' ? { ...row, status: 'planned' as const } : row))
  expect(ancestorsOf('global', '/cash-games/omaha/', planned).map(({ path }) => path)).toEqual(['/'])
})
