import { expect, it } from 'vitest'
import type { Pages } from '../server/pages/page-store.ts'
import { usesOf } from './uses.ts'

const page = (...reads: string[]) => ({ byAudience: false, byPlatform: false, reads, variants: new Map() })
const pages: Pages = new Map([
  ['global /', page('figures/match', 'offers', 'offers/daily/sites', 'offers/welcome/sites', 'offers/welcome/title')],
  ['global /en/', page('offers', 'offers/daily/sites', 'offers/welcome/sites', 'offers/welcome/title')],
  ['finland /about-us/', page('figures/match', 'pages/about-us/fi')],
  ['global /network/odds/?lang=fr', page('pages/odds/fr')]
])

it.each<[of: string, asked: string, paths: string[]]>([
  ['a record that is shown', 'welcome', ['/']],
  ['a record that is only looked at to be left out', 'daily', []],
  ['a figure', 'match', ['/', '/about-us/']],
  ['the words of a page', 'about-us', ['/about-us/']],
  ['the words of a page in one language', 'pages/odds/fr', ['/network/odds/']],
  ['a whole collection', 'offers', ['/']],
  ['part of a name is no name', 'matc', []]
])('"which pages use a record": %s', (_of, asked, paths) => {
  expect(usesOf(pages, asked).map(({ path }) => path)).toEqual(paths)
})

it('says on which sites, at how many addresses, and what of it', () => {
  expect(usesOf(pages, 'welcome')).toEqual([{ path: '/', sites: ['global'], addresses: 2, fields: ['title'] }])
})
