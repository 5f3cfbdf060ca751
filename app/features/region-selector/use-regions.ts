import ba from 'flag-icons/flags/4x3/ba.svg?url'
import be from 'flag-icons/flags/4x3/be.svg?url'
import br from 'flag-icons/flags/4x3/br.svg?url'
import ca from 'flag-icons/flags/4x3/ca.svg?url'
import de from 'flag-icons/flags/4x3/de.svg?url'
import eu from 'flag-icons/flags/4x3/eu.svg?url'
import fi from 'flag-icons/flags/4x3/fi.svg?url'
import gb from 'flag-icons/flags/4x3/gb.svg?url'
import hu from 'flag-icons/flags/4x3/hu.svg?url'
import nl from 'flag-icons/flags/4x3/nl.svg?url'
import ph from 'flag-icons/flags/4x3/ph.svg?url'
import pl from 'flag-icons/flags/4x3/pl.svg?url'
import ua from 'flag-icons/flags/4x3/ua.svg?url'
import type { RegionEntry } from '../../domain/entities/entities.schema.ts'
import type { Flag } from '../../domain/sites/sites.data.ts'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { choicesShown } from '../../site/config/supported.ts'
import { regionLink } from '../../site/links/region-link.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { footerRegions } from '../../site/regions/footer-regions.ts'
import globe from './flags/globe.svg?url'

export type Region = RegionEntry & { isCurrent: boolean }

/** The choices of the region selector on the page being rendered: every site in each language. None where the configuration has no selector. */
export function useRegions(): Region[] {
  const { siteId, host, path, locale, environment, siteMap } = usePage()
  const { flags, footerRegions: choices } = siteConfigurationOf(siteId)
  const from = host === 'site' ? siteId : null
  const entries = footerRegions({
    choices: choicesShown(flags, choices),
    displayLocale: locale,
    urlOf: ({ id, locale: own }) => regionLink({ siteId: id, locale: own }, path, from, environment, siteMap),
    flagOf: flag => `${environment.IMAGE_CDN_BASE ?? ''}${flagUrl(flag)}`
  })
  return entries.map(entry => ({ ...entry, isCurrent: entry.id === siteId && entry.locale === locale }))
}

const ofSites = { ba, be, br, ca, de, eu, fi, gb, hu, nl, ph, pl, ua }
const flags: Readonly<Record<string, string>> = ofSites satisfies Record<Flag, string>

const flagUrl = (flag: string | null): string => (flag && flags[flag]) || globe
