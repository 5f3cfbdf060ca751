import * as v from 'valibot'
import { isAddressOrRange } from '../geolocation/ip-range.ts'
import { type SiteId, siteIds } from '../regions/site-id.ts'

const host = '([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\\[[0-9a-f:.]+\\])(:\\d{1,5})?'
const originPattern = new RegExp(`^https?://${host}/?$`, 'i')
const hostPattern = new RegExp(`^${host}$`, 'i')
const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''))
const small = v.transform((value: string) => value.toLowerCase())
const every = (pattern: RegExp) => (items: string[]) => items.every(item => pattern.test(item))

/** An origin. A host without a scheme is one too: it gets the public scheme once that is known. */
export const origin = v.pipe(
  v.string('must be a text'),
  v.check(
    value => originPattern.test(value) || hostPattern.test(value),
    'must be an origin such as https://www.example.com, without a path'
  ),
  small,
  withoutSlash
)

export const httpUrl = v.pipe(
  v.string(),
  v.check(
    value => URL.canParse(value) && /^https?:\/\//i.test(value),
    'must be a URL that begins with http:// or https://'
  )
)

/** The beginning of addresses: a URL, or a path of this site; a slash at its end is dropped. */
export const base = v.pipe(
  v.string(),
  v.check(
    value =>
      (/^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?![/\\])/.test(value)) && !/[\s"'<>\\?#]/.test(value),
    'must be a URL that begins with http:// or https://, or a path that begins with a slash'
  ),
  withoutSlash
)

export const urlOf = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      value => URL.canParse(value) && schemes.some(scheme => value.toLowerCase().startsWith(`${scheme}://`)),
      `must be a URL that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`
    )
  )

export const list = v.pipe(
  v.string(),
  v.transform(value =>
    value
      .split(',')
      .map(item => item.trim())
      .filter(Boolean)
  )
)

export const addresses = v.pipe(
  list,
  v.check(items => items.every(isAddressOrRange), 'must be IP addresses or CIDRs, separated by commas')
)

export const countries = v.pipe(
  list,
  v.check(every(/^[A-Z]{2}$/), 'must be two-letter country codes in capitals, separated by commas')
)

export const origins = v.pipe(
  list,
  v.check(every(originPattern), 'must be origins such as https://www.example.com, separated by commas'),
  v.transform(items => items.map(item => item.toLowerCase().replace(/\/+$/, '')))
)

/** Header names, as node gives them: small letters. */
export const headerNames = v.pipe(
  list,
  v.check(
    items => (items.length === 1 || items.length === 2) && items.every(item => /^[a-z0-9-]+$/i.test(item)),
    'must be one or two header names, that of the country first, then that of the region'
  ),
  v.transform(items => items.map(item => item.toLowerCase()))
)

export const port = v.pipe(
  v.string(),
  v.check(value => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port number, at most 65535'),
  v.transform(Number)
)

export const hostName = v.pipe(
  v.string(),
  v.check(
    value => /^[a-z0-9:._-]+$/i.test(value) && (!value.includes(':') || isAddressOrRange(value)),
    'must be a host name or an IP address'
  )
)

/** Ids stand in addresses and attributes: letters, digits and `. _ : -` alone. */
export const id = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be letters, digits and . _ : - alone'))

/** The address of a script, with `{id}` where its id belongs. */
export const idUrl = v.pipe(
  v.string(),
  v.check(
    value => /^https?:\/\/[^{}\s"'<>]+\{id\}[^{}\s"'<>]*$/i.test(value) && URL.canParse(value.replace('{id}', 'id')),
    'must be a URL that begins with http:// or https:// and holds {id} after the host'
  )
)

/** A service that may be switched off: `off` is null. */
export const urlOrOff = v.pipe(
  v.string(),
  v.check(
    value => value === 'off' || (URL.canParse(value) && /^https?:\/\//i.test(value)),
    'must be a URL that begins with http:// or https://, or off'
  ),
  v.transform(value => (value === 'off' ? null : value.replace(/\/+$/, '')))
)

export const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above zero'),
  v.transform(Number)
)

export const instant = v.pipe(
  v.string(),
  v.check(
    value =>
      /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value)),
    'must be an ISO time such as 2026-11-20T12:00:00Z'
  ),
  v.transform(value => new Date(value))
)

export const mailAddress = v.pipe(
  v.string(),
  v.regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, with or without a name'
  )
)

const isSiteId = (key: string) => (siteIds as readonly string[]).includes(key)

/** A JSON object with a value for some of the sites. */
export const bySite = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.parseJson(undefined, 'must be JSON'),
    v.check(value => !Array.isArray(value), 'must be a JSON object from site id to value'),
    v.record(v.string(), schema, 'must be a JSON object from site id to value'),
    v.check(value => Object.keys(value).every(isSiteId), `may only name these sites: ${siteIds.join(', ')}`),
    v.transform(value => value as Partial<Record<SiteId, v.InferOutput<Schema>>>)
  )
