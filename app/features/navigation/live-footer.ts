import { type Linking, type MenuItem, type MenuLink, type OwnWords, pagePathOf, wordsOf } from './live-navigation.ts'

type Group = {
  key: string
  items: readonly { key: string; path: string; target: '_self' | '_blank'; labels?: OwnWords | undefined }[]
}

/** The footer's groups with the links that are live on this site and have words. Returns without the groups that have none left. */
export function liveFooter(groups: readonly Group[], linking: Linking) {
  return groups.flatMap(({ key, items }) => {
    const title = wordsOf(linking, key)
    const links = items.flatMap((item): MenuLink[] => {
      const words = wordsOf(linking, item.key, item.labels)
      const found = words === null ? null : linking.link(item.path)
      if (words === null || found === null) return []
      const newTab = item.target === '_blank' || found.target === '_blank'
      return [{ langKey: item.key, words, href: found.href, newTab, badge: null }]
    })
    return title !== null && links.length > 0 ? [{ key, title, links }] : []
  })
}

/** One more group for the footer, so that it leads everywhere without a menu: the site's own pages (compliance) that the main menu names and no group does. */
export function ownPagesGroup(menu: readonly MenuItem[], groups: readonly Group[]): Group {
  const named = new Set(groups.flatMap(({ items }) => items.map(({ path }) => pagePathOf(path))))
  const pages = new Map(ownPages(menu).map(({ path, langKey, labels }) => [pagePathOf(path), { key: langKey, labels }]))
  return {
    key: 'navigation.about',
    items: [...pages].filter(([path]) => !named.has(path)).map(([path, words]) => ({ ...words, path, target: '_self' }))
  }
}

/** In menu order; of a group and its first page, which share a path, the page's words come later and win. */
const ownPages = (menu: readonly MenuItem[]): MenuItem[] =>
  menu
    .filter(({ isShow }) => isShow)
    .flatMap(item => [...(item.siteType === 'compliance' ? [item] : []), ...ownPages(item.children)])
