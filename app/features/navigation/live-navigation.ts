import type { SiteType } from '../../domain/links/site-type.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import { downloadLink } from '../../site/page/download-link.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** A link of a menu, as this site shows it now. */
export type MenuLink = {
  langKey: string
  words: string
  /** Where it leads; null where it only names the group below it. */
  href: string | null
  /** Whether it opens in a new tab, as external links and `/network/` pages do. */
  newTab: boolean
  badge: Badge | null
}

/** A link of a menu with what stands below it. */
export type LiveItem = MenuLink & {
  /** Whether the pages below it are shown again as the second-level bar of each of them. */
  showSubArea: boolean
  children: LiveItem[]
}

/** An item as a menu has it; one of the utility list has no badge. */
export type MenuItem = {
  path: string
  langKey: string
  siteType: SiteType
  isShow: boolean
  showSubArea?: boolean
  badge?: string | null
  labels?: OwnWords
  badgeLabels?: OwnWords
  children: readonly MenuItem[]
}

/** The words of an operator, by language. */
export type OwnWords = Partial<Record<Locale, string | undefined>>

/** The facts of its page that a menu needs. */
export type Linking = Pick<PageScope, 'link' | 'hasWords' | 't' | 'locale'>

/** The links of a page's menus: they lead to the download only where the visitor may download. */
export function menuLinking(page: PageScope): Linking {
  if (downloadLink(page) !== null) return page
  const link: Linking['link'] = (value, siteType) =>
    /^\/?download\/?$/.test(value) ? null : page.link(value, siteType)
  return { ...page, link }
}

/** The words of an item: an operator's own, else those of its key. Null where it has neither. */
export function wordsOf({ hasWords, t, locale }: Linking, langKey: string, labels?: OwnWords): string | null {
  return labels?.[locale] ?? (hasWords(langKey) ? (t as (key: string) => string)(langKey) : null)
}

/** The part of a menu that leads somewhere: dead items remain only as the name of live items below them; items without words go. It never throws. */
export function liveNavigation(items: readonly MenuItem[], linking: Linking): LiveItem[] {
  return items.flatMap(({ isShow, langKey, path, siteType, showSubArea = false, labels, children: below, ...item }) => {
    if (!isShow) return []
    const children = liveNavigation(below, linking)
    const link = linking.link(path, siteType)
    if (link === null && children.length === 0) return []
    const words = wordsOf(linking, langKey, labels)
    if (words === null) return []
    const newTab = link?.target === '_blank'
    const text = item.badgeLabels?.[linking.locale]
    const badge: Badge | null = text === undefined ? readBadge(item.badge) : { kind: 'label', text }
    return [{ langKey, words, href: link?.href ?? null, newTab, badge, showSubArea, children }]
  })
}

/** The pages that a group shows: a group's name is a button, which leads nowhere, so that a page of its own comes before those below it. */
export const pagesOfGroup = (group: LiveItem): LiveItem[] =>
  group.href === null || group.children.some(({ href }) => href === group.href)
    ? group.children
    : [{ ...group, children: [] }, ...group.children]

/** A top item whose group came down to one page is that page: a menu of one link only hides it. In and out: the top items. */
export function withoutGroupsOfOne(items: readonly LiveItem[]): LiveItem[] {
  return items.map(item => {
    const [only, ...others] = pagesOfGroup(item)
    if (!only || others.length > 0 || only.children.length > 0) return item
    return { ...only, badge: only.badge ?? item.badge }
  })
}

/** The path of a page as in the site map: "a trailing slash is appended to links"; compliance links come without the first one. */
export const pagePathOf = (path: string): string => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** The keys that a menu's badge may name as its words. */
const badgeWords = ['navigation.badge-new', 'navigation.badge-live', 'navigation.badge-soon'] as const

/** The badge beside a link of a menu: words of ours, an operator's own, or an icon that the browser fetches by its name. */
export type Badge =
  | { kind: 'words'; key: (typeof badgeWords)[number] }
  | { kind: 'label'; text: string }
  | { kind: 'icon'; name: string }

const iconName = /^[a-z0-9-]{1,40}:[a-z0-9-]{1,60}$/i

/** Reads the `badge` of a navigation item, which comes from outside. Returns null for anything else, which shows nothing. */
export function readBadge(badge: string | null | undefined): Badge | null {
  if (!badge) return null
  const key = badgeWords.find(known => known === badge)
  if (key) return { kind: 'words', key }
  return iconName.test(badge) ? { kind: 'icon', name: badge } : null
}
