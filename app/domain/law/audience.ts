import type { SiteId } from '../sites/site-id.ts'
import { type AudienceFacts, audienceFacts, type LawRecord, warnedOrBlocked, withoutRule } from './audience-facts.ts'

/** All that may differ between two visitors of one page, and the name of the class of those for whom it does not. */
export type Audience = AudienceFacts & {
  /** `open`, `unknown`, `warned`, `blocked`, or a country's key in small letters where its records differ. */
  name: string
}

/** The audience of a visitor on a site: of the site's law and the visitor's the stricter wins. BLOCKED and WARNING are the visitor's alone. */
export function audienceOf(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly LawRecord[],
  now: Date
): Audience {
  const factsOf = (key: string | null) => audienceFacts(siteId, key, records, now)
  const facts = factsOf(countryKey)
  return { name: className(countryKey, facts, records, factsOf), ...facts }
}

/** The same visitors where a marker or the whitelist silences the warning of their place: "it never permits anything". */
export const withoutWarning = (audience: Audience): Audience =>
  audience.showsWarning ? { ...audience, name: `${audience.name}-silenced`, showsWarning: false } : audience

/** The classes of a site that need a render of their own, `open` first. Visitors of all other countries belong to one of them. */
export function audienceClassesOf(siteId: SiteId, records: readonly LawRecord[], now: Date): Audience[] {
  const classes = new Map<string, Audience>()
  for (const countryKey of [withoutRule, null, ...records.map(record => record.countryKey)]) {
    const audience = audienceOf(siteId, countryKey, records, now)
    if (!classes.has(audience.name)) classes.set(audience.name, audience)
  }
  return [...classes.values()]
}

/** Unknown places are a class of their own. Countries with the same facts share one: one that every site knows, else the first country gives the name. */
function className(
  countryKey: string | null,
  facts: AudienceFacts,
  records: readonly LawRecord[],
  factsOf: (countryKey: string | null) => AudienceFacts
): string {
  if (countryKey === null) return 'unknown'
  const open = factsOf(withoutRule)
  const known = {
    open,
    unknown: factsOf(null),
    warned: warnedOrBlocked(open, 'WARNING'),
    blocked: warnedOrBlocked(open, 'BLOCKED')
  }
  const wanted = JSON.stringify(facts)
  const found = Object.entries(known).find(([, others]) => JSON.stringify(others) === wanted)
  if (found) return found[0]
  const first = records.find(record => JSON.stringify(factsOf(record.countryKey)) === wanted)
  return (first?.countryKey ?? countryKey).toLowerCase()
}
