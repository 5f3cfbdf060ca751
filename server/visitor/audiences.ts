import { type Audience, audienceOf } from '../../app/domain/law/audience.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Content } from '../../content/content.ts'

export type FindAudience = (siteId: SiteId, countryKey: string | null) => Audience

/** Finds audiences, each worked out once, until the content changes, or the day does, on which a rule may begin. */
export function createAudiences(content: () => Content, now: () => Date): FindAudience {
  let known = new Map<string, Audience>()
  let read: Content | null = null
  let day = 0
  return (siteId, countryKey) => {
    const instant = now()
    const current = content()
    const today = Math.floor(instant.getTime() / 86_400_000)
    if (current !== read || today !== day) {
      known = new Map()
      read = current
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
