import { randomUUID } from 'node:crypto'
import type { Database, Query } from '../accounts/database.ts'
import { findRegistration, type StoredRegistration, sharedFields } from '../accounts/registrations.ts'
import { type Delivery, leaseMs, type Outbox, type OutboxItem } from './outbox-worker.ts'

/** The events of a registration that the account service hears, in this order. */
const events = ['registered', 'confirmed', 'deleted'] as const
export type AccountEvent = (typeof events)[number]

type Item = OutboxItem & { registration_id: string; event: AccountEvent }

/** Writes down, inside the caller's transaction, that the account service is to be told. The id is the idempotency key of all attempts. */
export async function queueAccountEvent(
  query: Query,
  registrationId: string,
  event: AccountEvent,
  now: Date,
  delayMs = 0
): Promise<void> {
  await query(
    `insert into account_outbox (id, registration_id, event, step, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), registrationId, event, events.indexOf(event), now.getTime(), now.getTime() + delayMs]
  )
}

/** Drops the pending deliveries of a deleted registration. A service that may have received it gets a deletion, after attempts under way. */
export async function queueDeletion(query: Query, registrationId: string, now: Date): Promise<void> {
  const dropped = await query<{ attempts: number; done_at: number | null }>(
    'delete from account_outbox where registration_id = $1 returning attempts, done_at',
    [registrationId]
  )
  const attempted = dropped.filter(({ attempts }) => attempts > 0)
  if (attempted.length === 0) return
  const underWay = attempted.some(({ done_at }) => done_at === null)
  await queueAccountEvent(query, registrationId, 'deleted', now, underWay ? leaseMs : 0)
}

/** When the registration was handed over; null where it waits still. */
export async function handedOverAt(query: Query, registrationId: string): Promise<number | null> {
  const [row] = await query<{ done_at: number | null }>(
    'select done_at from account_outbox where registration_id = $1 and event = $2',
    [registrationId, 'registered']
  )
  return row?.done_at ?? null
}

type Send = (idempotencyKey: string, body: AccountMessage) => Promise<Delivery>

/** The message to the account service; `deleted` carries the id alone. */
export type AccountMessage = { event: AccountEvent; id: string } & Partial<ReturnType<typeof detailsOf>>

/** The outbox of the hand-over: of each registration one message at a time, in order; nothing is ever given up. */
export function accountOutbox({ query }: Database, send: Send): Outbox<Item> {
  return {
    name: 'account',
    query,
    table: 'account_outbox',
    waits: 'done_at is null',
    turn: `not exists (
      select 1 from account_outbox earlier
      where earlier.registration_id = due.registration_id and earlier.step < due.step and earlier.done_at is null
    )`,
    attemptMs: 45_000,
    async deliver({ id, registration_id, event }) {
      if (event === 'deleted') return send(id, { event, id: registration_id })
      const registration = await findRegistration(query, registration_id)
      return registration ? send(id, { event, id: registration.id, ...detailsOf(registration) }) : { outcome: 'done' }
    },
    /** Delivered messages stay as long as the registration: its deletion must be delivered as well. */
    async finish({ id, event }, _outcome, now) {
      if (event === 'deleted') await query('delete from account_outbox where id = $1', [id])
      else await query('update account_outbox set done_at = $2 where id = $1', [id, now])
    }
  }
}

const detailsOf = (registration: StoredRegistration) => ({
  ...sharedFields(registration),
  passwordHash: registration.password_hash,
  siteId: registration.site_id,
  locale: registration.locale,
  minimumAge: registration.minimum_age,
  privacyVersion: registration.privacy_version,
  confirmedAt: registration.confirmed_at === null ? null : new Date(registration.confirmed_at).toISOString()
})
