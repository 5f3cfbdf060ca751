import { iconCache } from '../../app/site/icons/icon-limits.data.ts'
import { readIconQuery } from '../../app/site/icons/icon-query.ts'
import type { Icon } from '../../app/site/icons/icon-set.ts'
import { json, refuse, wrongParameter } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'

const weekSeconds = iconCache.hours * 3600
const hourSeconds = 3600

/**
 * GET /api/icons/{set}.json?icons=a,b: Iconify JSON, the same for every site and visitor. "At most 50 names; a bad set or name is 400 naming the parameter."
 * Whole answers may be cached for 168 hours, those that miss a name for one; those for which the service could not be asked not at all, and the names in question are
 * then in no part of it.
 */
export async function answerIcons(c: SiteContext): Promise<Response> {
  const { facts, services } = c.var
  const query = readIconQuery(facts.pathname, facts.search)
  if (!query) return refuse(c, 404, 'No such icons')
  if ('reason' in query) return wrongParameter(c, query)
  const { icons, missing } = await services.icons.find(query)
  const isWhole = icons.size + missing.length === query.names.length
  const seconds = missing.length > 0 ? hourSeconds : weekSeconds
  return json(
    c,
    {
      prefix: query.set,
      icons: Object.fromEntries([...icons].map(([name, icon]) => [name, written(icon)])),
      ...(missing.length > 0 ? { not_found: missing } : {})
    },
    200,
    isWhole ? { 'Cache-Control': `public, max-age=${seconds}` } : {}
  )
}

const written = ({ left, top, ...icon }: Icon) => ({ ...icon, ...(left ? { left } : {}), ...(top ? { top } : {}) })
