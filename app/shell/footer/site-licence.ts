import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { Figures } from '../../../content/figures/figures.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { countryRule } from '../../domain/law/country-rule.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'

/**
 * The licence in the footer: the regulator's own sentence where it asks for one, else number, authority and date; a statement and a summary of registration
 * arrangements, where the law requires them; and where anybody can look it up.
 */
export type SiteLicence = NonNullable<ReturnType<typeof siteLicence>>

type Facts = { siteId: SiteId; countryRules: readonly CountryRule[]; figures: Figures; locale: string; now: Date }

/**
 * The licence under which a site runs, written for its locale: that of its country's record; those of the sites that belong to no country
 * stand among the figures.
 * Out: null where the site has none, and where the record is past its review date, which "hides its marks"; then it names none.
 */
export function siteLicence({ siteId, countryRules, figures, locale, now }: Facts) {
  const current = countryRule(siteId, siteOf(siteId).countryKey, countryRules, now)
  const licence = current?.reviewed ? current.record.licence : null
  if (licence) {
    const { regulator, number, grantedOn, sentence = null, statusUrl } = licence
    return {
      authority: regulator,
      number,
      grantedOn: formatFigure({ kind: 'date', value: grantedOn }, locale),
      sentence,
      statement: null,
      registration: null,
      statusUrl
    }
  }
  const prefix = prefixes[siteId]
  const written = (name: string): string | null => {
    const figure = prefix ? figures[prefix + name] : undefined
    return figure ? formatFigure(figure, locale) : null
  }
  const [authority, number, grantedOn] = [written('Authority'), written('Number'), written('GrantedOn')]
  if (authority === null || number === null || grantedOn === null) return null
  return {
    authority,
    number,
    grantedOn,
    sentence: null,
    statement: written('Statement'),
    registration: written('Registration'),
    statusUrl: written('StatusUrl')
  }
}

/** How the names of a licence's figures begin. */
const prefixes: Partial<Record<SiteId, string>> = { global: 'licence', europe: 'europeLicence' }
