import { dayMs } from '../../domain/dated/day-ms.ts'
import { siteIds } from '../../domain/sites/site-id.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { contentsHostsOf, type Domains, siteOrigin } from '../regions/hosts.ts'

/** Short, so that a copy of an old list does not vouch for a domain that was given up. */
const validDays = 7

/**
 * All addresses that are the operator's, as a statement to be signed: the origins of all sites and contents hosts, and the domains that mail comes from.
 * It is the same for a whole UTC day. `sample`: the operator is invented.
 */
export function officialDomains({ environment, now }: { environment: Domains; now: Date }) {
  const { brand, operatorName, demo, supportEmail, noReplyEmail, securityEmail } = siteConfiguration
  const day = Math.floor(now.getTime() / dayMs) * dayMs
  const origins = siteIds.flatMap(siteId => [
    siteOrigin(siteId, environment),
    ...contentsHostsOf(siteId, environment).map(({ origin }) => origin)
  ])
  const mailDomains = [supportEmail, noReplyEmail, securityEmail].map(address => address.replace(/^.*@/, ''))
  return {
    brand,
    operator: operatorName,
    sample: demo,
    issuedAt: instant(day),
    expiresAt: instant(day + validDays * dayMs),
    origins: [...new Set(origins)].sort(),
    mailDomains: [...new Set(mailDomains)].sort()
  }
}

const instant = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')
