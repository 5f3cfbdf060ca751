import { siteConfiguration } from '../../site/config/site-configuration.data.ts'

/** The query of a list of download links, which is also its key in the cache. */
export type DownloadQuery = { brandAlias: string; platform: 'ios' | 'android'; country: string }

/** Reads the query of `GET /api/download-url`; or says which parameter is bad, and why. */
export function readDownloadQuery(search: string): DownloadQuery | { parameter: keyof DownloadQuery; reason: string } {
  const query = new URLSearchParams(search)
  const brandAlias = query.get('brandAlias')
  const platform = query.get('platform')
  const country = query.get('country')?.toUpperCase() ?? ''
  if (brandAlias !== siteConfiguration.brandAlias)
    return { parameter: 'brandAlias', reason: 'must be the alias of the brand' }
  if (platform !== 'ios' && platform !== 'android') return { parameter: 'platform', reason: 'must be ios or android' }
  if (!/^(?:[A-Z]{2}|CAON)$/.test(country))
    return { parameter: 'country', reason: 'must be a two-letter country code, or CAON' }
  return { brandAlias, platform, country }
}
