import { expect, it } from 'vitest'
import type { NavigationItem, UtilityNavigationItem } from '../../app/domain/entities/entities.schema.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { content } from '../../tests/fixtures/content.ts'
import englishWords from '../messages/en.json' with { type: 'json' }
import frenchWords from '../messages/fr.json' with { type: 'json' }

const { navigation } = content

const flatten = <Item extends { children: Item[] }>(items: Item[]): Item[] =>
  items.flatMap(item => [item, ...flatten(item.children)])

const main: NavigationItem[] = flatten(navigation.main)
const utility: UtilityNavigationItem[] = flatten(navigation.utility)
const footer = navigation.footer.flatMap(group => group.items)
const links = [
  ...main.map(({ path, langKey, routerName }) => ({ path, word: langKey, name: routerName })),
  ...utility.map(({ path, langKey }) => ({ path, word: langKey, name: null })),
  ...footer.map(({ path, key, routeName }) => ({ path, word: key, name: routeName ?? null }))
].filter(({ path }) => !path.startsWith('http'))

const absolute = (path: string) => (path.startsWith('/') ? path : `/${path}/`)
const rowOf = (path: string) => siteMap.find(row => row.path === absolute(path))

it('"Others are internal compliance links": the form of a path is the kind of its page', () => {
  const wrong = links.filter(({ path }) => {
    const kind = path.startsWith('/') ? 'contents' : 'compliance'
    return !path.startsWith('/network/') && rowOf(path)?.kind !== kind
  })
  expect(wrong).toEqual([])
})

it('routerName and routeName are keys of the site map', () => {
  expect(
    links.filter(({ path, name }) => rowOf(path) === undefined || (name !== null && rowOf(path)?.key !== name))
  ).toEqual([])
})

it('the menus name every page of the site map but home, the pages of a list, and those that speak of one visitor', () => {
  const named = new Set(links.map(({ path }) => absolute(path)))
  const pages = siteMap.filter(({ path, perRequest }) => path !== '/' && !path.includes('{') && !perRequest)
  expect(pages.map(({ path }) => path).filter(path => !named.has(path))).toEqual([])
})

it('every link to a live page has its words in French and English', () => {
  const live = links.filter(({ path }) => rowOf(path)?.status === 'live').map(({ word }) => word)
  const missing = live.filter(word => !Object.hasOwn(frenchWords, word) || !Object.hasOwn(englishWords, word))
  expect(missing).toEqual([])
})

it('S1-16 the site configuration orders the footer groups that stand here', () => {
  expect([...siteConfiguration.footerNavigation].sort()).toEqual(navigation.footer.map(({ key }) => key).sort())
})
