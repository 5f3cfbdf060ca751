import { randomUUID } from 'node:crypto'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { MailKind } from '../../content/mails/mails.schema.ts'
import type { Database, Query } from '../accounts/database.ts'
import { addressKey, findRegistration, type StoredRegistration } from '../accounts/registrations.ts'
import { smtpWaits } from '../mail/smtp-waits.data.ts'
import type { Delivery, Outbox, OutboxItem } from './outbox-worker.ts'

/** A mail that is to be sent. */
export type Letter = { kind: MailKind; email: string; siteId: SiteId; locale: Locale }

type Item = OutboxItem & {
  kind: MailKind
  registration_id: string | null
  email: string
  site_id: SiteId
  locale: Locale
  created_at: number
}

/** A mail that could not be sent for three days is given up. */
const longestMs = 3 * 86_400_000

/**
 * Queues a mail in the caller's transaction, for unknown addresses too, and for those that have had enough, so that the time of an answer tells nothing; the
 * worker drops both.
 */
export async function writeMail(
  query: Query,
  { kind, email, siteId, locale }: Letter,
  now: Date,
  { hadEnough = false } = {}
): Promise<void> {
  await query(
    `insert into mail_outbox (id, kind, registration_id, email, site_id, locale, created_at, next_attempt_at)
     values ($1, $2, (select id from registrations where email_lower = $3), $4, $5, $6, $7, $7)`,
    [randomUUID(), kind, hadEnough ? '' : addressKey(email), email.trim(), siteId, locale, now.getTime()]
  )
}

/** Forgets the mails that wait for a person who is being deleted. */
export async function dropMailsOf(query: Query, registrationId: string): Promise<void> {
  await query('delete from mail_outbox where registration_id = $1', [registrationId])
}

/** Sends one letter. */
export type SendLetter = (id: string, letter: Letter, registration: StoredRegistration | null) => Promise<Delivery>

/** The outbox of mails. Messages that were sent, or given up, leave no trace. */
export function mailOutbox({ query, settle }: Database, send: SendLetter, now: () => Date): Outbox<Item> {
  return {
    name: 'mail',
    query,
    table: 'mail_outbox',
    waits: 'true',
    attemptMs: smtpWaits.attemptMs,
    async deliver(item) {
      const { id, kind, email, site_id: siteId, locale } = item
      const registration = item.registration_id === null ? null : await findRegistration(query, item.registration_id)
      if (registration === null && kind !== 'deleted') return { outcome: 'done' }
      const confirmed = kind === 'confirm' && registration?.confirmed_at !== null
      const letter = { kind: confirmed ? 'already-registered' : kind, email, siteId, locale } as const
      const result = await send(id, letter, registration)
      return result.outcome === 'again' && now().getTime() - item.created_at > longestMs
        ? { outcome: 'given-up', reason: result.reason }
        : result
    },
    async finish({ id, kind }) {
      await query('delete from mail_outbox where id = $1', [id])
      // The last row that had the address of an erased person: the files have it until they are settled.
      if (kind === 'deleted') await settle()
    }
  }
}
