import type { NavigationItem, UtilityNavigationItem } from '../../app/domain/entities/entities.schema.ts'
import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { refusesNavigation } from '../../app/domain/links/refused-navigation.ts'
import type { SiteType } from '../../app/domain/links/site-type.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import type { OwnWords } from '../../app/features/navigation/live-navigation.ts'
import { type LinkContext, liveLink } from '../../app/site/links/resolve-link.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { json } from '../http/answers.ts'
import { type SiteContext, visitorScope } from '../http/site-context.ts'
import { siteMapNow } from '../pages/site-map-now.ts'

/** GET /api/navigations: the "navigation tree" of the site that the Host names, as far as the visitor may be shown it. Revalidated each time by its ETag. */
export const answerNavigations = (c: SiteContext): Response => answerMenu(c, 'main')

/** GET /api/util-navigations: the "utility navigation" of the site that the Host names. */
export const answerUtilNavigations = (c: SiteContext): Response => answerMenu(c, 'utility')

function answerMenu(c: SiteContext, menu: 'main' | 'utility'): Response {
  const { facts, settings, content, now } = c.var
  const { environment } = settings
  const [locale] = siteOf(facts.siteId).locales
  const where = { siteId: facts.siteId, locale, environment }
  const scope = visitorScope(c)
  const shown = siteMapNow(content, now).filter(
    row => pageShown(scope, row) && (row.path !== '/download/' || mayDownload(scope.audience()))
  )
  const items: Item[] = menuOfSite<Item>(content.navigation[menu], where, shown)
  const answer = menu === 'main' ? items.map(item => mainItem(item, locale)) : items.map(utilityItem)
  return json(c, answer, 200, { 'Cache-Control': 'private, no-cache' })
}

/** The part of a menu that leads somewhere on a site now. Refused addresses ("javascript, data, blob and vbscript protocols blocked") go, with their items. */
export function menuOfSite<Item extends { path: string; siteType: SiteType; children: Item[] }>(
  items: readonly Item[],
  where: LinkContext,
  rows: readonly SiteMapRow[]
): Item[] {
  return items.flatMap(item => {
    if (refusesNavigation(item.path, { external: item.siteType === 'external' || item.siteType === 'sibling' }))
      return []
    const children = menuOfSite(item.children, where, rows)
    return children.length > 0 || liveLink(item.path, where, item.siteType, rows) ? [{ ...item, children }] : []
  })
}

type Item = UtilityNavigationItem &
  Partial<Omit<NavigationItem, 'children'>> & { badgeLabels?: OwnWords; children: Item[] }

/** Exactly the fields of the specification; a badge in the operator's own words in the site's first language. */
const mainItem = ({ routerName = '', showSubArea = false, badge = null, ...item }: Item, locale: Locale): object => ({
  path: item.path,
  langKey: item.langKey,
  routerName,
  siteType: item.siteType,
  showSubArea,
  isShow: item.isShow,
  badge: badge ?? item.badgeLabels?.[locale] ?? null,
  children: item.children.map(child => mainItem(child, locale))
})

const utilityItem = ({ langKey, path, siteType, isShow, children }: Item): object => ({
  langKey,
  path,
  siteType,
  isShow,
  children: children.map(utilityItem)
})
