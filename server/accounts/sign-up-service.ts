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
import type { SignUpSettings } from './sign-up-settings.ts'
import { readToken } from './signed-token.ts'

export type Confirmation =
  | ({ outcome: 'confirmed' } & Place)
  | ({ outcome: 'expired' } & Place)
  | { outcome: 'invalid' }

/** Opens the storage of sign-ups and starts deliveries and deletions. Throws EnvironmentError where `DATA_DIR` cannot be used. */
export async function createSignUpService(settings: SignUpSettings) {
  const { environment, now, logger, metrics } = settings
  const { secret, database } = await openStorage(environment, logger, now)
  if (environment.DATABASE_URL !== null && environment.SECRET_KEY === null)
    logger.warn({}, 'SECRET_KEY is not set: links in mails are valid on the machines alone that share this DATA_DIR')
  const { query, transaction } = database
  const limits = createSignUpLimits(environment, secret, database)
  const deliveries = startDeliveries(database, secret, settings)
  const purge = startPurge(database, deliveries, settings)

  /** Sends a mail to an address that someone typed, if it has not had too many. Known and unknown addresses cost the same. */
  async function mailTo(kind: MailKind, email: string, place: Place): Promise<void> {
    if ((await limits.mails.count(sameAddress(email))) !== null) return
    await transaction(run => writeMail(run, { kind, email, ...place }, now()))
    deliveries.wake()
  }

  async function store(registration: Registration, gone?: AbortSignal): Promise<boolean> {
    const { email, password, siteId, locale } = registration
    const letter = { email, siteId, locale }
    const hash = await hashPassword(password, gone)
    const mayWriteAgain = (await limits.mails.count(sameAddress(email))) === null
    return transaction(async run => {
      const id = await insertRegistration(run, registration, hash, now())
      if (id) await tellAccountService(run, id, 'registered', now())
      if (id || mayWriteAgain) await writeMail(run, { kind: id ? 'confirm' : 'already-registered', ...letter }, now())
      return id !== null
    })
  }

  return {
    /** "10 in 10 minutes per address; an IPv6 /64 is one address." Null where it may go on, else the seconds of Retry-After. */
    limit: (act: LimitedAct, address: string): Promise<number | null> => limits.acts[act].count(networkKey(address)),
    /**
     * Resolves once the registration is stored durably. A known address gets the same answer in the same time, and a mail that says so. Nothing is
     * stored where the caller is gone before the password's turn. Throws PasswordQueueFull where too many passwords wait to be hashed.
     */
    async register(registration: Registration, gone?: AbortSignal): Promise<void> {
      try {
        const stored = await store(registration, gone)
        metrics.signUps.inc({ outcome: stored ? 'stored' : 'known' })
      } catch (error) {
        const shed = error instanceof PasswordQueueFull || gone?.aborted
        metrics.signUps.inc({ outcome: shed ? 'shed' : 'failed' })
        throw error
      }
      deliveries.wake()
    },
    /** A link may be followed more than once. */
    async confirm(token: string): Promise<Confirmation> {
      const read = readToken(secret, 'confirm', token, now())
      const registration = read && (await findRegistration(query, read.registrationId))
      if (!read || !registration) return { outcome: 'invalid' }
      const { id, site_id: siteId, locale, confirmed_at: confirmedAt } = registration
      if (confirmedAt !== null) return { outcome: 'confirmed', siteId, locale }
      if (read.expired) return { outcome: 'expired', siteId, locale }
      await transaction(async run => {
        if (await markConfirmed(run, id, now())) await tellAccountService(run, id, 'confirmed', now())
      })
      deliveries.wake()
      return { outcome: 'confirmed', siteId, locale }
    },
    /** Sends the confirmation again, or a link to one's data; does as much for an unknown address, and says nothing. */
    resend: (email: string, place: Place): Promise<void> => mailTo('confirm', email, place),
    askForData: (email: string, place: Place): Promise<void> => mailTo('data-request', email, place),
    /** All that is stored about the person; null where the token is not valid, has expired, or nothing is stored. */
    async personalData(token: string): Promise<PersonalData | null> {
      const read = readToken(secret, 'your-data', token, now())
      return read && !read.expired ? readPersonalData(query, read.registrationId) : null
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
      await deliveries.stop()
      await database.close()
    }
  }
}

export type SignUpService = Awaited<ReturnType<typeof createSignUpService>>

const purgeEveryMs = 3_600_000
const counterEveryMs = 60_000

/** Deletes unconfirmed sign-ups and copies of mails after 30 days, at the start and each hour, and expired counters each minute. */
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

  const dropCounters = async () => void (await query('delete from rate_limits where expire <= $1', [Date.now()]))

  const jobs = [job(purge, purgeEveryMs), job(dropCounters, counterEveryMs)]
  return {
    async stop() {
      await Promise.all(jobs.map(each => each.stop()))
    }
  }

  function job(work: () => Promise<void>, everyMs: number) {
    const run = () => work().catch(error => logger.error({ err: error }, 'what is not to be kept could not be deleted'))
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
    mails: limit('mails', 5, hour)
  }
}
