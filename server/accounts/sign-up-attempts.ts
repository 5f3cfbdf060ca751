import { createHmac } from 'node:crypto'
import type { Query } from './database.ts'

/** A sending of the form: its `Idempotency-Key`, and all that was sent with it. */
export type Attempt = { key: string; sent: string }

/** Whether a key is new, came with the same text within 24 hours, or with another. */
export type Seen = 'new' | 'same' | 'other'

const lifetimeMs = 86_400_000

/** The text holds a password: its hash is keyed with the Idempotency-Key as well, which is stored nowhere. */
function hashesOf(secret: Buffer, { key, sent }: Attempt) {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return { keyHash: hash(`idempotency key\n${key}`), bodyHash: hash(`idempotency body\n${key}\n${sent}`) }
}

/** Whether an attempt has been made before. */
export async function findAttempt(query: Query, secret: Buffer, attempt: Attempt, now: Date): Promise<Seen> {
  const { keyHash, bodyHash } = hashesOf(secret, attempt)
  const [known] = await query<{ body_hash: string }>(
    'select body_hash from sign_up_attempts where key_hash = $1 and created_at > $2',
    [keyHash, now.getTime() - lifetimeMs]
  )
  if (!known) return 'new'
  return known.body_hash === bodyHash ? 'same' : 'other'
}

/** Writes an attempt down in the caller's transaction. Of two at once the second waits for the first, and is not new. */
export async function recordAttempt(query: Query, secret: Buffer, attempt: Attempt, now: Date): Promise<Seen> {
  const { keyHash, bodyHash } = hashesOf(secret, attempt)
  const recorded = await query(
    `insert into sign_up_attempts (key_hash, body_hash, created_at) values ($1, $2, $3)
     on conflict (key_hash) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
     where sign_up_attempts.created_at <= $4 returning key_hash`,
    [keyHash, bodyHash, now.getTime(), now.getTime() - lifetimeMs]
  )
  return recorded.length > 0 ? 'new' : findAttempt(query, secret, attempt, now)
}

/** Notes whose address an attempt was for, in the caller's transaction. */
export async function noteAttemptOf(query: Query, secret: Buffer, attempt: Attempt, address: string): Promise<void> {
  await query(
    'update sign_up_attempts set registration_id = (select id from registrations where email_lower = $2) where key_hash = $1',
    [hashesOf(secret, attempt).keyHash, address]
  )
}

/** Forgets the attempts of a person who is being deleted: the same form sent again is a new sign-up, and says so. */
export async function dropAttemptsOf(query: Query, registrationId: string): Promise<void> {
  await query('delete from sign_up_attempts where registration_id = $1', [registrationId])
}

/** Deletes the attempts that are older than 24 hours. */
export async function dropAttempts(query: Query, now: Date): Promise<void> {
  await query('delete from sign_up_attempts where created_at <= $1', [now.getTime() - lifetimeMs])
}
