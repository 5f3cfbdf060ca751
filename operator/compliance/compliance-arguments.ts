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

/** An argument of a command is wrong; the message names it and says what it may be. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError'
}

/** Reads `--country=CA --region=ON --site=global --page=/download/ --date=2027-07-01 --device=windows`; only the first is needed. Throws ArgumentError. */
export function readQuestion(args: readonly string[], now: Date): Question {
  const { site = 'global', country, region, page = '/', device = 'unknown', date } = read(args)
  const siteId = oneOf('site', site, siteIds)
  return {
    siteId,
    countryKey: countryArgument(country, region),
    path: pageArgument(page, siteId),
    device: oneOf('device', device, devices),
    now: instantArgument(date, now)
  }
}

/** The folder that `--export=` names, and whether a question is asked as well. Throws ArgumentError where neither is so. */
export function exportArgument(args: readonly string[]): { file: string | null; asks: boolean } {
  const { export: file = null, country } = read(args)
  return { file, asks: file === null || country !== undefined }
}

/** The instant that `--date=` names, now where it is not given. Throws ArgumentError where it is none. */
export const instantOf = (args: readonly string[], now: Date): Date => instantArgument(read(args).date, now)

/** Reads `--date=` alone, as a day. Returns today where it is not given. Throws ArgumentError where it is no day. */
export function dayArgument(args: readonly string[], now: Date): string {
  return instantOf(args, now).toISOString().slice(0, 10)
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

function read(args: readonly string[]) {
  try {
    return readArgs(args, options, usage, false).values
  } catch (error) {
    throw new ArgumentError((error as Error).message)
  }
}

function countryArgument(value: string | undefined, region: string | undefined): string | null {
  if (value === undefined)
    throw new ArgumentError('--country is missing: write a country code, CAON for Ontario, or unknown')
  if (value.toLowerCase() === 'unknown') return null
  const key = value.toUpperCase()
  if (!/^([A-Z]{2}|CAON)$/.test(key))
    throw new ArgumentError(`--country=${value}: write a country code of two letters, CAON for Ontario, or unknown`)
  if (region === undefined) return key
  if (!/^[A-Z]{1,3}$/i.test(region))
    throw new ArgumentError(`--region=${region}: write the code of a region, ON for Ontario`)
  // The one region with a law of its own; in all others that of the country counts.
  return key === 'CA' && region.toUpperCase() === 'ON' ? 'CAON' : key
}

function oneOf<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
  const found = values.find(known => known === value)
  if (!found) throw new ArgumentError(`--${name}=${value}: there is no such ${name}; there are ${list(values)}`)
  return found
}

function pageArgument(value: string, siteId: SiteId): string {
  const path = value.startsWith('/') ? `${value}/`.replace(/\/+$/, '/') : value
  const row = siteMap.find(page => page.path === path || page.key === value)
  if (row) return row.path
  if (findPage(siteId, path)) return path
  throw new ArgumentError(`--page=${value}: the site map has no such page; write its path, as /download/, or its key`)
}

function instantArgument(value: string | undefined, now: Date): Date {
  if (value === undefined) return now
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value)
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/.test(value)
  const inCalendar = isIso && !Number.isNaN(instant.getTime())
  if (!inCalendar || (value.length === 10 && !instant.toISOString().startsWith(value)))
    throw new ArgumentError(
      `--date=${value}: write a day, as 2027-07-01 (noon UTC), or an instant, as 2027-07-01T00:00:00Z`
    )
  return instant
}

const list = (values: readonly string[]) => values.join(', ')
