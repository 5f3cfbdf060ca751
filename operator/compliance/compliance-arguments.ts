import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { readArgs } from '../../build/run-command.ts'
import type { Question } from './compliance-answer.ts'

/** Every device that the rules tell apart. */
export const devices = [
  'windows',
  'macos',
  'ios',
  'android',
  'linux',
  'chromeos',
  'unknown'
] as const satisfies Platform[]

/** Reads `--country=CA --region=ON --site=global --page=/download/ --date=2027-07-01 --device=windows`; only the first is needed. Throws, naming the argument that is wrong and what it may be. */
export function readQuestion(args: readonly string[], now: Date): Question {
  const { site = 'global', country, region, page = '/', device = 'unknown' } = readRulesArgs(args)
  const siteId = oneOf('site', site, siteIds)
  return {
    siteId,
    countryKey: countryArgument(country, region),
    path: pageArgument(page, siteId),
    device: oneOf('device', device, devices),
    now: instantOf(args, now)
  }
}

const text = { type: 'string' } as const
const options = {
  country: text,
  region: text,
  site: text,
  page: text,
  date: text,
  device: text,
  export: text
}
const usage = `Usage: npm run rules -- ${Object.keys(options)
  .map(name => `[--${name}=…]`)
  .join(' ')}`

/** The arguments as they were written. Throws where one is not known. */
export const readRulesArgs = (args: readonly string[]) => readArgs(args, options, usage, false).values

function countryArgument(value: string | undefined, region: string | undefined): string | null {
  if (value === undefined) throw new Error('--country is missing: write a country code, CAON for Ontario, or unknown')
  if (value.toLowerCase() === 'unknown') return null
  const key = value.toUpperCase()
  if (!/^([A-Z]{2}|CAON)$/.test(key))
    throw new Error(`--country=${value}: write a country code of two letters, CAON for Ontario, or unknown`)
  if (region === undefined) return key
  if (!/^[A-Z]{1,3}$/i.test(region)) throw new Error(`--region=${region}: write the code of a region, ON for Ontario`)
  // The one region with a law of its own; in all others that of the country counts.
  return key === 'CA' && region.toUpperCase() === 'ON' ? 'CAON' : key
}

function oneOf<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const found = values.find(known => known === value)
  if (!found) throw new Error(`--${name}=${value}: there is no such ${name}; there are ${values.join(', ')}`)
  return found
}

function pageArgument(value: string, siteId: SiteId): string {
  const path = value.startsWith('/') ? `${value}/`.replace(/\/+$/, '/') : value
  const row = siteMap.find(page => page.path === path || page.key === value)
  if (row) return row.path
  if (findPage(siteId, path)) return path
  throw new Error(`--page=${value}: the site map has no such page; write its path, as /download/, or its key`)
}

/** The instant that `--date=` names, now where it is not given. Throws where it is none. */
export function instantOf(args: readonly string[], now: Date): Date {
  const { date: value } = readRulesArgs(args)
  if (value === undefined) return now
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/.test(value)
  const inCalendar = isIso && !Number.isNaN(instant.getTime())
  if (!inCalendar || (value.length === 10 && !instant.toISOString().startsWith(value)))
    throw new Error(`--date=${value}: write a day, as 2027-07-01 (noon UTC), or an instant, as 2027-07-01T00:00:00Z`)
  return instant
}
