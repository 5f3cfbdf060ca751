import { expect, it } from 'vitest'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage, livePagesOf } from '../site-map/site-map.ts'
import { withRecordPages } from './record-pages.ts'

const blog: SiteMapRow = {
  key: 'blog-post',
  path: '/blog/{slug}/',
  layout: 'default',
  screen: 'blog-post',
  kind: 'contents',
  sites: ['global', 'belgium'],
  status: 'records'
}
const rows = withRecordPages([blog], {
  'blog-post': [
    { slug: 'one', sites: 'all' },
    { slug: 'two', sites: ['global', 'ontario'] },
    { slug: 'three', sites: ['ontario'] }
  ],
  other: [{ slug: 'four', sites: 'all' }]
})

it.each<[rule: string, siteId: 'global' | 'belgium' | 'ontario', path: string, found: string | undefined]>([
  ['a record has a page of its own', 'global', '/blog/one/', '/blog/one/'],
  ['on the sites that both name', 'global', '/blog/two/', '/blog/two/'],
  ['on the sites that both name', 'belgium', '/blog/two/', undefined],
  ['on the sites that both name', 'ontario', '/blog/three/', undefined],
  ['another row’s records have none here', 'global', '/blog/four/', undefined],
  ['"if a route’s validate check fails": a slug that no record has', 'global', '/blog/nobody/', undefined],
  ['the pattern is no page', 'global', '/blog/{slug}/', undefined]
])('%s: %s %s', (_rule, siteId, path, found) => {
  expect(findPage(siteId, path, rows)?.path).toBe(found)
})

it('a record’s page is about what the record says, and else about what its row says', () => {
  const about = (...inducements: readonly 'gift'[]) =>
    withRecordPages([{ ...blog, inducements: ['streamers'] }], {
      'blog-post': [{ slug: 'one', sites: 'all', inducements }]
    })[1]?.inducements
  expect([about('gift'), about()]).toEqual([['gift'], ['streamers']])
})

it('the row of a pattern stays, and is listed as no page', () => {
  expect(rows[0]).toBe(blog)
  expect(livePagesOf('global', rows).map(({ path }) => path)).toEqual(['/blog/one/', '/blog/two/'])
})

it('rows without records stay as they are', () => {
  const about: SiteMapRow = { ...blog, key: 'about', path: '/about/', status: 'live' }
  expect(withRecordPages([about], { about: [{ slug: 'x', sites: 'all' }] })).toEqual([about])
})
