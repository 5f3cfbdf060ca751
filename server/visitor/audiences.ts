import { type Audience, audienceOf } from '../../app/domain/law/audience.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Content } from '../../content/content.ts'

/** The content and the instant that a request is answered by. */
export type Reading = { content: Pick<Content, 'countryRules'>; now: Date }

/** Finds audiences, each worked out once, until the content changes, or the day does, on which a rule may begin. */
export function createAudiences() {
  let known = new Map<string, Audience>()
  let read: Reading['content'] | null = null
  let day = 0
  return (siteId: SiteId, countryKey: string | null, { content, now }: Reading): Audience => {
    const today = Math.floor(now.getTime() / 86_400_000)
    if (content !== read || today !== day) {
      known = new Map()
      read = content
      day = today
    }
    const key = `${siteId} ${countryKey}`
    const found = known.get(key) ?? audienceOf(siteId, countryKey, content.countryRules, now)
    known.set(key, found)
    return found
  }
}
