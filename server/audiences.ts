import type { SiteId } from '../app/site/regions/site-id.ts'
import { type Audience, audienceOf } from '../app/site/visitor/audience.ts'
import type { Content } from '../content/content.ts'

/** Gives the audience of a visitor. In: the site and the visitor's country key, null for unknown. */
export type FindAudience = (siteId: SiteId, countryKey: string | null) => Audience

/**
 * Finds audiences, each worked out once for as long as the rules stand: until the content changes, or the day does, on which a rule may begin.
 * In: the content and the clock.
 */
export function createAudiences(content: () => Content, now: () => Date): FindAudience {
  let known = new Map<string, Audience>()
  let standing = ''
  return (siteId, countryKey) => {
    const instant = now()
    const { version, countryRules } = content()
    const current = `${version} ${Math.floor(instant.getTime() / 86_400_000)}`
    if (current !== standing) {
      known = new Map()
      standing = current
    }
    const key = `${siteId} ${countryKey}`
    const found = known.get(key) ?? audienceOf(siteId, countryKey, countryRules, instant)
    known.set(key, found)
    return found
  }
}
