import { expect, it } from 'vitest'
import { type TracedPage, usesOf } from './uses.ts'

const page = (siteId: string, path: string, ...reads: string[]): TracedPage => ({ siteId, path, reads })
const pages = [
  page('global', '/', 'figures/match', 'offers', 'offers/daily/sites', 'offers/welcome/sites', 'offers/welcome/title'),
  page('global', '/', 'offers', 'offers/daily/sites', 'offers/welcome/sites', 'offers/welcome/title'),
  page('finland', '/about-us/', 'figures/match', 'pages/about-us/fi'),
  page('global', '/network/odds/', 'pages/odds/fr')
]

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

it('says on which sites, and what of it', () => {
  expect(usesOf(pages, 'welcome')).toEqual([{ path: '/', sites: ['global'], fields: ['title'] }])
})
