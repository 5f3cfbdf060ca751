import { handedOverAt, queueDeletion } from '../outbox/account-outbox.ts'
import { dropMailsOf, writeMail } from '../outbox/mail-outbox.ts'
import type { Query } from './database.ts'
import { recordErasure } from './erasures.ts'
import { dropPending, findPending } from './pending-sign-ups.ts'
import { findRegistration, removeRegistration, sharedFields } from './registrations.ts'
import { dropAttemptsOf } from './sign-up-attempts.ts'

type Erasing = { sayGoodbye: boolean; openSince?: Date }

/**
 * Deletes, in the caller's transaction, everything about a person, with `openSince` only of one who has not confirmed since that instant; the account service
 * is told if it may know them. False where there was nothing.
 */
export async function erasePerson(query: Query, id: string, now: Date, { sayGoodbye, openSince }: Erasing) {
  const person = await removeRegistration(query, id, openSince)
  if (!person) return false
  await dropPending(query, id)
  await dropAttemptsOf(query, id)
  await dropMailsOf(query, id)
  if (sayGoodbye) await recordErasure(query, id, now)
  await queueDeletion(query, id, now)
  const { email, site_id: siteId, locale } = person
  if (sayGoodbye) await writeMail(query, { kind: 'deleted', email, siteId, locale }, now)
  return true
}

/**
 * Everything that is stored about a person, in words that they can read: the registration, or the sign-ups that wait; null where there is nothing. Instants are ISO
 * texts. The password's hash is named by its kind alone: it would allow guesses at the password.
 */
export async function readPersonalData(query: Query, id: string) {
  const stored = await findRegistration(query, id)
  if (!stored) return null
  const { confirmed_at: confirmedAt } = stored
  const handedOverToAccountServiceAt = iso(await handedOverAt(query, id))
  return (confirmedAt === null ? await findPending(query, id) : [stored]).map(signUp => ({
    ...sharedFields(signUp),
    site: signUp.site_id,
    language: signUp.locale,
    ageConfirmed: signUp.minimum_age,
    privacyPolicyVersion: signUp.privacy_version,
    emailConfirmedAt: iso(confirmedAt),
    passwordHash: 'argon2id',
    handedOverToAccountServiceAt
  }))
}

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
