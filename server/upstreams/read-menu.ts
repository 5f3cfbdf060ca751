import * as v from 'valibot'
import type { NavigationItem } from '../../app/domain/entities/entities.schema.ts'
import { refusesNavigation } from '../../app/domain/links/refused-navigation.ts'
import { siteTypeOf } from '../../app/domain/links/site-type.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { sites } from '../../app/domain/sites/sites.data.ts'
import type { LocalizedSite } from '../../app/domain/sites/sites.ts'
import { type OwnWords, readBadge } from '../../app/features/navigation/live-navigation.ts'
import { type LinkContext, liveLink } from '../../app/site/links/resolve-link.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { firstFault } from '../platform/schema-faults.ts'
import { UpstreamError } from './fetch-upstream.ts'
import { badgeSchema, longestBadge, maxItems, menuItemSchema } from './upstream-answers.schema.ts'

/** An item of a menu: the fields of the specification, and the words that came with it. */
export type MenuItem = Omit<NavigationItem, 'children'> & {
  labels?: OwnWords
  badgeLabels?: OwnWords
  children: MenuItem[]
}

/** The facts that decide whether an item can be shown. */
export type MenuFacts = {
  hasWords: (key: string, locale: Locale) => boolean
  environment: LinkContext['environment']
  /** The pages of every time: one whose records have ended, or not begun, is no fault of the menu. */
  rows: readonly SiteMapRow[]
}

const maxLevels = 3
const maxNamed = 10
const everySite: readonly LocalizedSite[] = sites.flatMap(site =>
  site.locales.map(locale => ({ siteId: site.id, locale }))
)

/**
 * Reads a menu that an upstream gave, item by item. Returns what can be shown; `leftOut` names what cannot, with its position, key and reason.
 *
 * @throws UpstreamError where the answer is no list or too long, or would leave a site without a main menu or every page without the utility list
 */
export function readMenu(answer: unknown, menu: 'main' | 'utility', facts: MenuFacts) {
  if (!Array.isArray(answer)) throw new UpstreamError('not-valid', 'the answer is not valid: it is no list')
  if (menu === 'main' && answer.length === 0) throw new UpstreamError('not-valid', 'the main menu is empty')
  const leftOut: string[] = []
  const items = readItems(answer, { prefix: '', level: 1, facts, leftOut })
  if (countOf(items) > maxItems) throw new UpstreamError('not-valid', `the menu has more than ${maxItems} items`)
  const empty = everySite.filter(site => !items.some(item => isShownOn(item, site, facts)))
  const isUseless = menu === 'main' ? empty.length > 0 : answer.length > 0 && empty.length === everySite.length
  if (isUseless) throw new UpstreamError('refused', whyUseless(empty, leftOut))
  return { items, leftOut }
}

type Reading = { prefix: string; level: number; facts: MenuFacts; leftOut: string[] }

function readItems(given: readonly unknown[], { prefix, level, facts, leftOut }: Reading): MenuItem[] {
  return given.flatMap((raw, index) => {
    const at = `${prefix}${index}`
    const read = v.safeParse(menuItemSchema, raw)
    if (!read.success) {
      leftOut.push(`${at}: ${firstFault(menuItemSchema, raw)}`)
      return []
    }
    const { label, labels, siteType = siteTypeOf(read.output.path), ...fields } = read.output
    const name = `${at} (${fields.langKey.slice(0, 60)})`
    const leave = (reason: string) => void leftOut.push(`${name}: ${reason}`)
    const { badge = null, children: below = [] } = raw as { badge?: unknown; children?: unknown }
    const words: OwnWords = { ...(label && inEveryLanguage(label)), ...labels }
    const item: MenuItem = {
      ...fields,
      siteType,
      ...badgeOf(badge, leave),
      ...(Object.keys(words).length > 0 && { labels: words }),
      children: []
    }
    if (!Array.isArray(below)) leave('children: is no list')
    else if (level === maxLevels && below.length > 0) leave(`children: nested deeper than ${maxLevels} levels`)
    else item.children = readItems(below, { prefix: `${at}.`, level: level + 1, facts, leftOut })
    if (!item.isShow) return [item]
    const reason = whyNotShown(item, facts)
    if (reason) leave(reason)
    if (reason) return []
    const silent = silentIn(item, facts)
    if (silent.length > 0) leave(`labels: no words in ${silent.join(', ')}`)
    return [item]
  })
}

const silentIn = (item: MenuItem, facts: MenuFacts): Locale[] =>
  locales.filter(locale => !hasWords(item, locale, facts))

function whyNotShown(item: MenuItem, facts: MenuFacts): string | null {
  const { path, siteType } = item
  if (refusesNavigation(path, { external: siteType === 'external' || siteType === 'sibling' }))
    return 'path: is refused'
  if (silentIn(item, facts).length === locales.length)
    return 'langKey: is no key of ours, and there is neither label nor labels'
  return item.children.length > 0 || everySite.some(site => leads(item, site, facts)) ? null : 'path: leads to no page'
}

const hasWords = ({ labels, langKey }: MenuItem, locale: Locale, facts: MenuFacts): boolean =>
  labels?.[locale] !== undefined || facts.hasWords(langKey, locale)

const leads = ({ path, siteType }: MenuItem, site: LocalizedSite, { environment, rows }: MenuFacts): boolean =>
  liveLink(path, { ...site, environment }, siteType, rows) !== null

const isShownOn = (item: MenuItem, site: LocalizedSite, facts: MenuFacts): boolean =>
  item.isShow &&
  hasWords(item, site.locale, facts) &&
  (leads(item, site, facts) || item.children.some(child => isShownOn(child, site, facts)))

function badgeOf(given: unknown, leave: (reason: string) => void): Pick<MenuItem, 'badge' | 'badgeLabels'> {
  const read = v.safeParse(badgeSchema, given)
  if (!read.success) leave(`badge: ${read.issues[0].message.slice(0, 200)}`)
  if (!read.success || read.output === null) return { badge: null }
  const badge = read.output
  if (typeof badge !== 'string') return { badge: null, badgeLabels: badge }
  if (readBadge(badge)) return { badge }
  if (/^[\w-]+[.:][\w-]+/.test(badge) || badge.length > longestBadge || !badge.trim()) {
    leave(`badge: is neither a key nor an icon that we know, nor a text of ${longestBadge} characters at most`)
    return { badge: null }
  }
  return { badge: null, badgeLabels: inEveryLanguage(badge) }
}

const inEveryLanguage = (words: string): OwnWords => Object.fromEntries(locales.map(locale => [locale, words]))

const countOf = (items: readonly MenuItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

function whyUseless(empty: readonly LocalizedSite[], leftOut: readonly string[]): string {
  const where =
    empty.length === everySite.length ? 'any site' : empty.map(({ siteId, locale }) => `${siteId} in ${locale}`)
  const shown = [where].flat().slice(0, maxNamed).join(', ')
  return [`nothing of the menu can be shown on ${shown}`, ...leftOut.slice(0, maxNamed)].join('; ')
}
