import { domainToASCII } from 'node:url'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { LocalizedSite } from '../../app/domain/sites/sites.ts'
import type { Query } from './database.ts'

/** A sign-up as the form sent it, checked already, with the facts of that moment. Mails are in the language of the form and lead back to its site. */
export type Registration = LocalizedSite & {
  email: string
  password: string
  /** Country key of the visitor's location, 'CAON' for Ontario; null where it is unknown. */
  country: string | null
  /** The age that was confirmed, in years. */
  minimumAge: number
  termsVersion: string
  privacyVersion: string
}

/**
 * A registration as it is stored: one an address. Until it is confirmed it says what the first sign-up said, and counts for nothing: only
 * the pending sign-ups under it can be confirmed. `created_at` is then the newest one's. Instants are milliseconds since 1970.
 */
export type StoredRegistration = {
  id: string
  email: string
  password_hash: string
  site_id: SiteId
  locale: Locale
  country: string | null
  minimum_age: number
  terms_version: string
  privacy_version: string
  created_at: number
  confirmed_at: number | null
}

/** The fields of a registration that both get: the account service, and the person in the copy of their data. */
export const sharedFields = (registration: Omit<StoredRegistration, 'confirmed_at'>) => ({
  email: registration.email,
  country: registration.country,
  termsVersion: registration.terms_version,
  registeredAt: new Date(registration.created_at).toISOString()
})

/** An address as it is compared: neither capitals nor another way to write its domain (`münchen.example`, `xn--…`) make another person. */
export function addressKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`
}

/** The registration of an id; null where there is none. */
export async function findRegistration(query: Query, id: string): Promise<StoredRegistration | null> {
  const [found] = await query<StoredRegistration>('select * from registrations where id = $1', [id])
  return found ?? null
}

/**
 * Takes a registration out, with `openSince` only one that waits for its confirmation since that instant or longer: it may have been confirmed, or asked for
 * again, meanwhile. Returns what is needed to say goodbye; null where there is none such.
 */
export async function removeRegistration(query: Query, id: string, openSince?: Date) {
  const [removed] = await query<Pick<StoredRegistration, 'email' | 'site_id' | 'locale'>>(
    `delete from registrations where id = $1 and (cast($2 as bigint) = 0 or confirmed_at is null and created_at <= $2)
     returning email, site_id, locale`,
    [id, openSince?.getTime() ?? 0]
  )
  return removed ?? null
}

/** The next registrations that were never confirmed and are older than an instant. */
export async function unconfirmedBefore(query: Query, instant: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from registrations where confirmed_at is null and created_at <= $1 order by created_at limit 200',
    [instant.getTime()]
  )
  return rows.map(({ id }) => id)
}
