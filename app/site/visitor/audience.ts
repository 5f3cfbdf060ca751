import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { DailyHours } from '../dated/daily-hours.ts'
import type { SiteId } from '../regions/site-id.ts'
import { countryRule } from './country-rule.ts'

/** What may differ between two visitors of one page, and the name of the class of those for whom it does not. */
export type Audience = {
  /** `open`, `warned`, `blocked`, or a country's key in small letters where its records differ. */
  name: string
  rule: 'BLOCKED' | 'WARNING' | null
  minimumAge: number
  offers: boolean
  ambassadors: boolean
  streamers: boolean
  /** The hours of the day in which offers may be shown; null: all. */
  adHours: DailyHours | null
}

type Facts = Omit<Audience, 'name'>

const nobody: Facts = { rule: null, minimumAge: 18, offers: true, ambassadors: true, streamers: true, adHours: null }

/**
 * What a visitor may be shown on a site. Both laws hold: that of the site's own country, for whoever comes, and that of the country the visitor is in;
 * the stricter wins. The rule itself (BLOCKED, WARNING) is the visitor's alone. In: the site, the visitor's country key or null, all rules, the instant.
 */
export function audienceOf(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly CountryRule[],
  now: Date
): Audience {
  const facts = factsOf(siteId, countryKey, records, now)
  return { name: className(siteId, countryKey, facts, records, now), ...facts }
}

/** The classes of a site that need a render of their own, `open` first. Visitors of all other countries belong to one of them. */
export function audienceClassesOf(siteId: SiteId, records: readonly CountryRule[], now: Date): Audience[] {
  const classes = new Map<string, Audience>()
  for (const countryKey of [null, ...records.map(record => record.countryKey)]) {
    const audience = audienceOf(siteId, countryKey, records, now)
    if (!classes.has(audience.name)) classes.set(audience.name, audience)
  }
  return [...classes.values()]
}

function factsOf(siteId: SiteId, countryKey: string | null, records: readonly CountryRule[], now: Date): Facts {
  const visitor = countryRule(siteId, countryKey, records, now)
  const siteKey = records.find(({ site }) => site === siteId)?.countryKey ?? null
  const site = countryRule(siteId, siteKey, records, now)
  const applying = [site, visitor].filter(rule => rule !== null)
  const allowed = (what: 'offers' | 'ambassadors' | 'streamers') => applying.every(({ permission }) => permission[what])
  const offers = allowed('offers')
  return {
    rule: visitor?.permission.ruleType ?? null,
    minimumAge: Math.max(nobody.minimumAge, ...applying.map(({ record }) => record.minimumAge)),
    offers,
    ambassadors: allowed('ambassadors'),
    streamers: allowed('streamers'),
    adHours: (offers ? applying.find(({ record }) => record.adHours)?.record.adHours : null) ?? null
  }
}

/** Countries with the same facts share a class; it bears the name of the first of them, unless it is one of the three that every site knows. */
function className(
  siteId: SiteId,
  countryKey: string | null,
  facts: Facts,
  records: readonly CountryRule[],
  now: Date
): string {
  const open = factsOf(siteId, null, records, now)
  const known: Record<string, Facts> = {
    open,
    warned: { ...open, rule: 'WARNING', offers: false },
    blocked: { ...open, rule: 'BLOCKED', offers: false, ambassadors: false, streamers: false }
  }
  const wanted = JSON.stringify(facts)
  const name = Object.keys(known).find(name => JSON.stringify(known[name]) === wanted)
  if (name) return name
  const first = records.find(record => JSON.stringify(factsOf(siteId, record.countryKey, records, now)) === wanted)
  return (first?.countryKey ?? countryKey ?? 'open').toLowerCase()
}
