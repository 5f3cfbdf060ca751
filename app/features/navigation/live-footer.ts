import { type Linking, type LiveItem, type OwnWords, pagePathOf } from './live-navigation.ts'

type Group = {
  key: string
  items: readonly { key: string; path: string; target: '_self' | '_blank'; labels?: OwnWords | undefined }[]
}
type MenuItem = {
  path: string
  langKey: string
  siteType: string
  isShow?: boolean
  labels?: OwnWords
  children: readonly MenuItem[]
}
type Link = Pick<LiveItem, 'langKey' | 'label' | 'href' | 'newTab' | 'badge'>

/** The footer's groups with the links that are live on this site and have words. Returns without the groups that have none left. */
export function liveFooter(
  groups: readonly Group[],
  { link, hasWords, locale }: Linking
): { key: string; links: Link[] }[] {
  return groups
    .map(({ key, items }) => ({
      key,
      links: items.flatMap(item => {
        const label = item.labels?.[locale] ?? null
        const found = label !== null || hasWords(item.key) ? link(item.path) : null
        const newTab = item.target === '_blank' || found?.target === '_blank'
        return found ? [{ langKey: item.key, label, href: found.href, newTab, badge: null }] : []
      })
    }))
    .filter(({ key, links }) => hasWords(key) && links.length > 0)
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
    .filter(({ isShow = true }) => isShow)
    .flatMap(item => [...(item.siteType === 'compliance' ? [item] : []), ...ownPages(item.children)])
