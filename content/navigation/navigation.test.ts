import { expect, it } from 'vitest'
import type { NavigationItem, UtilityNavigationItem } from '../../app/domain/entities/entities.schema.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { content } from '../../tests/fixtures/content.ts'

const { navigation } = content

const flatten = <Item extends { children: Item[] }>(items: Item[]): Item[] =>
  items.flatMap(item => [item, ...flatten(item.children)])

const main: NavigationItem[] = flatten(navigation.main)
const utility: UtilityNavigationItem[] = flatten(navigation.utility)
const footer = navigation.footer.flatMap(group => group.items)
const links = [...main, ...utility, ...footer].filter(({ path }) => !path.startsWith('http'))

const absolute = (path: string) => (path.startsWith('/') ? path : `/${path}/`)
const rowOf = (path: string) => siteMap.find(row => row.path === absolute(path))

it('"Others are internal compliance links": the form of a path is the kind of its page', () => {
  const wrong = links.filter(({ path }) => {
    const kind = path.startsWith('/') ? 'contents' : 'compliance'
    return !path.startsWith('/network/') && rowOf(path)?.kind !== kind
  })
  expect(wrong).toEqual([])
})

it('S1-16 the site configuration orders the footer groups that stand here', () => {
  expect([...siteConfiguration.footerNavigation].sort()).toEqual(navigation.footer.map(({ key }) => key).sort())
})
