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
  let standing: Content | null = null
  let day = 0
  return (siteId, countryKey) => {
    const instant = now()
    const current = content()
    const today = Math.floor(instant.getTime() / 86_400_000)
    if (current !== standing || today !== day) {
      known = new Map()
      standing = current
      day = today
    }
    const key = `${siteId} ${countryKey}`
    const found = known.get(key)
    if (found) return found
    const audience = audienceOf(siteId, countryKey, current.countryRules, instant)
    known.set(key, audience)
    return audience
  }
}
