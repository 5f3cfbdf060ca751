import { dayMs } from '../../domain/dated/day-ms.ts'
import { languageTag } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { type Domains, siteOrigin } from '../regions/hosts.ts'

export const securityTextPath = '/.well-known/security.txt'

/** RFC 9116: "less than a year into the future". It is written anew each day, so that a site which is gone says so in time. */
const validDays = 180

type Facts = { siteId: SiteId; environment: Pick<Domains, 'REGION_DOMAINS'>; now: Date }

/** The security.txt of a site (RFC 9116): whom to tell of a weakness, in which languages, until when this is true. */
export function securityText({ siteId, environment, now }: Facts): string {
  const { securityEmail, demo } = siteConfiguration
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  const languages = siteOf(siteId).locales.map(languageTag)
  return [
    ...(demo ? ['# Sample address: this site is a demonstration.'] : []),
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteOrigin(siteId, environment)}${securityTextPath}`,
    ''
  ].join('\n')
}

/** The statement on Global Privacy Control at `/.well-known/gpc.json`: that it is honoured, and since when. */
export const privacyControl = { gpc: true, lastUpdate: '2026-11-21' } as const
