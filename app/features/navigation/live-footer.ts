import { type LiveItem, pagePathOf } from './live-navigation.ts'

type Group = { key: string; items: readonly { key: string; path: string; target: '_self' | '_blank' }[] }
type Link = Pick<LiveItem, 'langKey' | 'href' | 'newTab'>

/**
 * The footer's groups with the links that are live on this site. In: the groups, and the address of a page, null where it is not live.
 * Out: without the groups that have none left.
 */
export function liveFooter(
  groups: readonly Group[],
  href: (path: string) => string | null
): { key: string; links: Link[] }[] {
  return groups
    .map(({ key, items }) => ({
      key,
      links: items.flatMap(item => {
        const address = /^(https?:|mailto:)/.test(item.path) ? item.path : href(pagePathOf(item.path))
        return address === null ? [] : [{ langKey: item.key, href: address, newTab: item.target === '_blank' }]
      })
    }))
    .filter(({ links }) => links.length > 0)
}
