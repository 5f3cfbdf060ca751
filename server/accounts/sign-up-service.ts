import type { Environment } from '../../app/site/config/environment.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import type { MailKind } from '../../content/mails/mails.schema.ts'
import { tellAccountService } from '../outbox/account-outbox.ts'
import type { Deliveries } from '../outbox/deliveries.ts'
import { startDeliveries } from '../outbox/deliveries.ts'
import { writeMail } from '../outbox/mail-outbox.ts'
import { promisedMs } from '../outbox/promised-time.ts'
import type { Database } from './database.ts'
import { openStorage } from './open-storage.ts'
import { hashPassword, PasswordQueueFull } from './password.ts'
import { erasePerson, type PersonalData, readPersonalData } from './person.ts'
import { createRateLimit } from './rate-limit.ts'
import {
  findRegistration,
  insertRegistration,
  markConfirmed,
  type Place,
  type Registration,
  sameAddress,
  unconfirmedBefore
} from './registrations.ts'
import { type Attempt, dropAttempts, findAttempt, recordAttempt, type Seen } from './sign-up-attempts.ts'
import type { SignUpSettings } from './sign-up-settings.ts'
import { readToken } from './signed-token.ts'
import { watchStorage } from './watch-storage.ts'

export type Confirmation =
  | ({ outcome: 'confirmed' } & Place)
  | ({ outcome: 'expired' } & Place)
  | { outcome: 'invalid' }

/** A registration whose address is still to be confirmed. */
type Waiting = { outcome: 'waiting'; id: string } & Place

/** Opens the storage of sign-ups and starts deliveries and deletions. Throws EnvironmentError where `DATA_DIR` cannot be used. */
export async function createSignUpService(settings: SignUpSettings) {
  const { environment, now, logger, metrics } = settings
  const { secret, database } = await openStorage(environment, logger, now)
  if (environment.DATABASE_URL !== null && environment.SECRET_KEY === null)
    logger.warn({}, 'SECRET_KEY is not set: links in mails are valid on the machines alone that share this DATA_DIR')
  const { query, transaction } = database
  const limits = createSignUpLimits(environment, secret, database)
  const deliveries = startDeliveries(database, secret, settings)
  const storage = watchStorage({ database, logger, metrics })
  const purge = startPurge(database, deliveries, settings)

  /** Sends a mail to an address that someone typed, if it has not had too many. Known and unknown addresses cost the same. */
  async function mailTo(kind: MailKind, email: string, place: Place): Promise<void> {
    if ((await limits.mails.count(sameAddress(email))) !== null) return
    await transaction(run => writeMail(run, { kind, email, ...place }, now()))
    deliveries.wake()
  }

  async function store(
    registration: Registration,
    { attempt, gone }: Sending
  ): Promise<'stored' | 'known' | 'same' | 'other'> {
    const { email, password, siteId, locale } = registration
    const letter = { email, siteId, locale }
    const hash = await hashPassword(password, gone)
    const mayWriteAgain = (await limits.mails.count(sameAddress(email))) === null
    return transaction(async run => {
      const seen = attempt ? await recordAttempt(run, secret, attempt, now()) : 'new'
      if (seen !== 'new') return seen
      const id = await insertRegistration(run, registration, hash, now())
      if (id) await tellAccountService(run, id, 'registered', now())
      if (id || mayWriteAgain) await writeMail(run, { kind: id ? 'confirm' : 'already-registered', ...letter }, now())
      return id ? 'stored' : 'known'
    })
  }

  /** What the link of a confirmation mail would do. Changes nothing. */
  async function readConfirmation(token: string): Promise<Confirmation | Waiting> {
    const read = readToken(secret, 'confirm', token, now())
    const registration = read && (await findRegistration(query, read.registrationId))
    if (!read || !registration) return { outcome: 'invalid' }
    const { id, site_id: siteId, locale, confirmed_at: confirmedAt } = registration
    if (confirmedAt !== null) return { outcome: 'confirmed', siteId, locale }
    return read.expired ? { outcome: 'expired', siteId, locale } : { outcome: 'waiting', id, siteId, locale }
  }

  return {
    storage,
    /** "10 in 10 minutes per address; an IPv6 /64 is one address." Null where it may go on, else the seconds of Retry-After. */
    limit: (act: LimitedAct, address: string): Promise<number | null> => limits.acts[act].count(networkKey(address)),
    /**
     * Resolves once the registration is stored durably. A known address gets the same answer in the same time, and a mail that says so. An attempt that
     * is not new makes nothing: 'other' says that its key came with another text. Nothing is stored where the caller is gone before the password's turn.
     * Throws PasswordQueueFull where too many passwords wait to be hashed.
     */
    async register(registration: Registration, sending: Sending = {}): Promise<'done' | 'other'> {
      try {
        const outcome = await store(registration, sending)
        if (outcome === 'other') return outcome
        if (outcome !== 'same') metrics.signUps.inc({ outcome })
      } catch (error) {
        const shed = error instanceof PasswordQueueFull || sending.gone?.aborted
        metrics.signUps.inc({ outcome: shed ? 'shed' : 'failed' })
        throw error
      }
      deliveries.wake()
      return 'done'
    },
    /** Whether a sign-up has been sent before, by its Idempotency-Key. */
    seen: (attempt: Attempt): Promise<Seen> => findAttempt(query, secret, attempt, now()),
    readConfirmation,
    /** A link may be used more than once. */
    async confirm(token: string): Promise<Confirmation> {
      const read = await readConfirmation(token)
      if (read.outcome !== 'waiting') return read
      const { id, siteId, locale } = read
      await transaction(async run => {
        if (await markConfirmed(run, id, now())) await tellAccountService(run, id, 'confirmed', now())
      })
      deliveries.wake()
      return { outcome: 'confirmed', siteId, locale }
    },
    /** Sends the confirmation again, or a link to one's data; does as much for an unknown address, and says nothing. */
    resend: (email: string, place: Place): Promise<void> => mailTo('confirm', email, place),
    askForData: (email: string, place: Place): Promise<void> => mailTo('data-request', email, place),
    /** All that is stored about the person; null where the token is not valid, has expired or has given five copies, or nothing is stored. */
    async personalData(token: string): Promise<PersonalData | null> {
      const read = readToken(secret, 'your-data', token, now())
      if (!read || read.expired || (await limits.copies.count(token)) !== null) return null
      return readPersonalData(query, read.registrationId)
    },
    /** Deletes all that is stored about the person. False where the token is not valid or has expired; true also where it was done before. */
    async deletePerson(token: string): Promise<boolean> {
      const read = readToken(secret, 'your-data', token, now())
      if (!read || read.expired) return false
      await transaction(run => erasePerson(run, read.registrationId, now(), { sayGoodbye: true }))
      deliveries.wake()
      return true
    },
    async stop() {
      await purge.stop()
      await storage.stop()
      await deliveries.stop()
      await database.close()
    }
  }
}

/** How a sign-up comes: with an Idempotency-Key or without, and a signal that aborts when its caller is gone. */
type Sending = { attempt?: Attempt | null; gone?: AbortSignal }

export type SignUpService = Awaited<ReturnType<typeof createSignUpService>>

const purgeEveryMs = 3_600_000
const expiredEveryMs = 60_000

/** Deletes unconfirmed sign-ups and copies of mails after 30 days, at the start and each hour, and what has expired each minute. */
function startPurge({ query, transaction }: Database, deliveries: Deliveries, settings: SignUpSettings) {
  const { content, now, logger } = settings

  async function purge(): Promise<void> {
    const before = new Date(now().getTime() - promisedMs(content().figures, 'unconfirmedSignUpRetention'))
    let erased = 0
    for (;;) {
      const ids = await unconfirmedBefore(query, before)
      if (ids.length === 0) break
      for (const id of ids) {
        if (await transaction(run => erasePerson(run, id, now(), { sayGoodbye: false }))) erased += 1
      }
    }
    await deliveries.transport.forget(before)
    if (erased > 0) {
      logger.info({ erased }, 'sign-ups that were never confirmed are deleted')
      deliveries.wake()
    }
  }

  async function dropExpired(): Promise<void> {
    await query('delete from rate_limits where expire <= $1', [Date.now()])
    await dropAttempts(query, now())
  }

  const jobs = [job(purge, purgeEveryMs), job(dropExpired, expiredEveryMs)]
  return {
    async stop() {
      await Promise.all(jobs.map(each => each.stop()))
    }
  }

  function job(work: () => Promise<void>, everyMs: number) {
    let fault = ''
    const run = () =>
      work().then(
        () => void (fault = ''),
        error => {
          if (String(error) !== fault) logger.error({ err: error }, 'what is not to be kept could not be deleted')
          fault = String(error)
        }
      )
    let running = run()
    const timer = setInterval(() => {
      running = run()
    }, everyMs).unref()
    return {
      async stop() {
        clearInterval(timer)
        await running
      }
    }
  }
}

/** What is limited per network: an attempt to sign up, to have the confirmation sent again, to ask for one's data. */
type LimitedAct = 'sign-up' | 'resend' | 'your-data'

const tenMinutes = 600
const hour = 3600
const day = 24 * hour

/** The limits of sign-up. Acts count per network, mails per address that receives them. */
function createSignUpLimits({ SIGN_UP_LIMIT }: Pick<Environment, 'SIGN_UP_LIMIT'>, secret: Buffer, database: Database) {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit({ name, points, seconds }, secret, database.pool)
  return {
    acts: {
      'sign-up': limit('sign-up', SIGN_UP_LIMIT, tenMinutes),
      resend: limit('resend', 5, tenMinutes),
      'your-data': limit('your-data', 5, tenMinutes)
    } satisfies Record<LimitedAct, unknown>,
    /** However many networks ask: nobody's mailbox is filled by this site. */
    mails: limit('mails', 5, hour),
    /** A link that another person has found gives no more copies than these. */
    copies: limit('copies', 5, day)
  }
}
