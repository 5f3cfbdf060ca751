import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { TrustMark } from '../../../content/trust-marks/trust-marks.schema.ts'
import { writeClock } from '../../domain/figures/write-clock.ts'
import { countryRule } from '../../domain/law/country-rule.ts'
import { verifiedHelp } from '../../domain/law/notices-of-law.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'

type Help = CountryRule['help'][number]
/** Its hours are written as the language writes times. */
export type HelpEntry = Pick<Help, 'name' | 'phone' | 'url' | 'hours'> & { kind: Help['kind'] | 'regulator' }

/** Whose help a group lists: that of the visitor's country, of the site's country, or of a service that works everywhere. */
export type HelpGroup = { scope: 'visitor' | 'site' | 'international'; entries: readonly HelpEntry[] }

type Facts = {
  siteId: SiteId
  /** Where the visitor is, null for unknown. */
  countryKey: string | null
  countryRules: readonly CountryRule[]
  trustMarks: readonly TrustMark[]
  locale: Locale
  now: Date
}

/**
 * Where a visitor finds help and can exclude themselves: "the registers and helplines of the visitor's country", else those of the site's country. A helpline that is
 * not verified gives way to the regulator's address. Where nobody is named, the international service of the trust marks follows. Helplines never disappear by
 * a date: neither a record's review date nor a mark's end takes them away.
 */
export function helpOfCountry({ siteId, countryKey, countryRules, trustMarks, locale, now }: Facts): HelpGroup[] {
  const entriesOf = (key: string | null) => {
    const record = countryRule(siteId, key, countryRules, now)?.record
    return record ? entriesOfRecord(record, locale) : []
  }
  const own = entriesOf(countryKey)
  const national: HelpGroup =
    own.length > 0
      ? { scope: 'visitor', entries: own }
      : { scope: 'site', entries: entriesOf(siteOf(siteId).countryKey) }
  const isAnswered = national.entries.some(({ kind }) => kind === 'helpline')
  const everywhere = isAnswered ? [] : internationalHelp(siteId, trustMarks, locale)
  const groups: HelpGroup[] = [national, { scope: 'international', entries: everywhere }]
  return groups.filter(({ entries }) => entries.length > 0)
}

function entriesOfRecord({ help, regulator }: CountryRule, locale: Locale): HelpEntry[] {
  const verified = verifiedHelp({ help })
  const entries = verified.map(
    ({ hours, ...entry }): HelpEntry => ({
      ...entry,
      hours: hours && { from: writeClock(hours.from, locale), until: writeClock(hours.until, locale) }
    })
  )
  if (!regulator || (verified.length === help.length && entries.some(({ kind }) => kind === 'helpline'))) return entries
  return [...entries, { name: regulator.name, kind: 'regulator', url: regulator.url }]
}

const internationalHelp = (siteId: SiteId, marks: readonly TrustMark[], locale: Locale): HelpEntry[] =>
  marks
    .filter(({ kind, url, sites }) => kind === 'player-support' && url?.startsWith('https:') && sites.includes(siteId))
    .map(({ label, url }) => ({ name: label[locale], kind: 'helpline', url: url ?? undefined }))
