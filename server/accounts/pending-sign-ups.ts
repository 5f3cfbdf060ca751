import { randomUUID } from 'node:crypto'
import { opaqueString } from '../../app/features/sign-up/opaque-string.ts'
import type { Query } from './database.ts'
import { verifyPassword } from './password.ts'
import { addressKey, type Registration, type StoredRegistration } from './registrations.ts'

/** A sign-up that nobody has confirmed. It belongs to nobody: an address has one for each time that the form was sent with it. */
export type PendingSignUp = Omit<StoredRegistration, 'confirmed_at'> & { registration_id: string }

/** At most so many pending sign-ups for an address from one network: a new one replaces the oldest of that network. */
export const maxPending = 3

/**
 * Stores a sign-up beside those that wait for the same address, under the registration that the address has or gets. `networkMark` marks
 * those of one network under a registration, and no more. A confirmed address is left as it is: the same statements run, and leave nothing.
 */
export async function insertPending(
  query: Query,
  registration: Omit<Registration, 'password'>,
  passwordHash: string,
  networkMark: (registrationId: string) => string,
  now: Date
): Promise<'first' | 'another' | 'confirmed'> {
  const { email, siteId, locale, country, minimumAge, termsVersion, privacyVersion } = registration
  const facts = [passwordHash, siteId, locale, country, minimumAge, termsVersion, privacyVersion, now.getTime()]
  const id = randomUUID()
  const [open] = await query<{ id: string }>(
    `insert into registrations
       (id, email, email_lower, password_hash, site_id, locale, country, minimum_age, terms_version, privacy_version, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (email_lower) do update set created_at = excluded.created_at
     where registrations.confirmed_at is null returning id`,
    [id, email.trim(), addressKey(email), ...facts]
  )
  const registrationId = open?.id ?? id
  const network = networkMark(registrationId)
  await query(
    `insert into pending_sign_ups
       (id, registration_id, email, password_hash, site_id, locale, country, minimum_age, terms_version, privacy_version, created_at,
        network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [randomUUID(), registrationId, email.trim(), ...facts, network]
  )
  await query(
    `delete from pending_sign_ups where registration_id = $1 and network = $3 and id not in (
       select id from pending_sign_ups where registration_id = $1 and network = $3 order by created_at desc limit $2
     )`,
    [registrationId, open ? maxPending : 0, network]
  )
  if (!open) return 'confirmed'
  return open.id === id ? 'first' : 'another'
}

/** A password is tried against so many at most: two seconds of a core, however many networks others have. */
export const maxTried = 60

/** The sign-ups that wait under a registration: those of a network first, then the newest. */
export const findPending = (query: Query, registrationId: string, network = ''): Promise<PendingSignUp[]> =>
  query<PendingSignUp>(
    'select * from pending_sign_ups where registration_id = $1 order by case when network = $2 then 0 else 1 end, created_at desc',
    [registrationId, network]
  )

/** Which of the sign-ups that wait was made with this password, as it is normalised, or as it was written before it was; null where none was. Those of the network that asks come first, so that nobody else's keep one from being found. Throws PasswordQueueFull. */
export async function findByPassword(
  query: Query,
  registrationId: string,
  password: string,
  network: string,
  gone?: AbortSignal
): Promise<PendingSignUp | null> {
  const forms = new Set([opaqueString(password), password])
  for (const pending of (await findPending(query, registrationId, network)).slice(0, maxTried))
    for (const form of forms) if (await verifyPassword(form, pending.password_hash, gone)) return pending
  return null
}

/** Makes one of the sign-ups that wait the registration of its address, and drops the others. False where the address was confirmed before. */
export async function confirmPending(query: Query, { id, registration_id }: PendingSignUp, now: Date) {
  const marked = await query(
    `update registrations set
       email = chosen.email, password_hash = chosen.password_hash, site_id = chosen.site_id, locale = chosen.locale,
       country = chosen.country, minimum_age = chosen.minimum_age, terms_version = chosen.terms_version,
       privacy_version = chosen.privacy_version, created_at = chosen.created_at, confirmed_at = $2
     from pending_sign_ups chosen
     where chosen.id = $1 and registrations.id = chosen.registration_id and registrations.confirmed_at is null
     returning confirmed_at`,
    [id, now.getTime()]
  )
  if (marked.length === 0) return false
  await dropPending(query, registration_id)
  return true
}

export async function dropPending(query: Query, registrationId: string): Promise<void> {
  await query('delete from pending_sign_ups where registration_id = $1', [registrationId])
}

/** Drops what has waited since before an instant, also where its address has newer sign-ups. */
export async function dropPendingBefore(query: Query, instant: Date): Promise<void> {
  await query('delete from pending_sign_ups where created_at <= $1', [instant.getTime()])
}
