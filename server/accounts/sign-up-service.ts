import { createHmac } from 'node:crypto'
import type { LocalizedSite } from '../../app/domain/sites/sites.ts'
import type { MailKind } from '../../content/mails/mails.schema.ts'
import { queueAccountEvent } from '../outbox/account-outbox.ts'
import { startDeliveries } from '../outbox/deliveries.ts'
import { writeMail } from '../outbox/mail-outbox.ts'
import { settleErasures } from './erasures.ts'
import type { Storage } from './open-storage.ts'
import { hashPassword, PasswordQueueFull } from './password.ts'
import { confirmPending, findByPassword, insertPending } from './pending-sign-ups.ts'
import { erasePerson, readPersonalData } from './person.ts'
import { startPurge } from './purge.ts'
import { addressKey, findRegistration, type Registration } from './registrations.ts'
import { type Attempt, findAttempt, noteAttemptOf, recordAttempt, type Seen } from './sign-up-attempts.ts'
import { createSignUpLimits } from './sign-up-limits.ts'
import type { SignUpSettings } from './sign-up-settings.ts'
import { readToken } from './signed-token.ts'
import { watchStorage } from './watch-storage.ts'

export type Confirmation = ({ outcome: 'confirmed' | 'expired' } & LocalizedSite) | { outcome: 'invalid' }

/** Why a link that works confirms nothing now. */
export type NotConfirmed = { outcome: 'other-password' } | { outcome: 'too-many'; retryAfter: number }

/** A registration whose address is still to be confirmed. */
type Waiting = { outcome: 'waiting'; id: string } & LocalizedSite

/** Starts sign-up over a storage, closed by its opener after `stop`: deliveries and deletions run. */
export function createSignUpService(settings: SignUpSettings, { secrets, database }: Storage) {
  const [secret] = secrets
  const { environment, now, logger, metrics } = settings
  if (environment.DATABASE_URL !== null && environment.SECRET_KEY === null)
    logger.warn({}, 'SECRET_KEY is not set: links in mails are valid on the machines alone that share this DATA_DIR')
  const { query, transaction } = database
  const limits = createSignUpLimits(environment, secret, database)
  const deliveries = startDeliveries(database, secret, limits, settings)
  const storage = watchStorage({ database, logger, metrics })
  const { transport } = deliveries
  const settle = () => settleErasures({ database, dataFolder: environment.DATA_DIR, transport, now })
  const purge = startPurge(database, deliveries, settle, settings)

  /** Sends a mail to an address that someone typed, if it has not had too many. Addresses cost the same, known or not, whatever mails they have had. */
  async function mailTo(kind: MailKind, email: string, site: LocalizedSite): Promise<void> {
    const hadEnough = (await limits.mail(email, kind)) !== null
    await transaction(run => writeMail(run, { kind, email, ...site }, now(), { hadEnough }))
    deliveries.wake()
  }

  async function store(registration: Registration, { attempt, gone, network = '' }: Sending): Promise<Seen> {
    const { email, password, siteId, locale } = registration
    const letter = { email, siteId, locale }
    const hash = await hashPassword(password, gone)
    const hadMails = (await limits.mail(email, 'confirm')) !== null
    return transaction(async run => {
      const seen = attempt ? await recordAttempt(run, secret, attempt, now()) : 'new'
      if (seen !== 'new') return seen
      const same = addressKey(email)
      const address = await insertPending(run, registration, hash, id => networkMark(secret, id, network), now())
      if (attempt) await noteAttemptOf(run, secret, attempt, same)
      const kind = address === 'confirmed' ? 'already-registered' : 'confirm'
      await writeMail(run, { kind, ...letter }, now(), { hadEnough: hadMails && address !== 'first' })
      return seen
    })
  }

  /** The outcome that the link of a confirmation mail would have. Changes nothing. */
  async function readConfirmation(token: string): Promise<Confirmation | Waiting> {
    const read = readToken(secrets, 'confirm', token, now())
    const registration = read && (await findRegistration(query, read.registrationId))
    if (!read || !registration) return { outcome: 'invalid' }
    const { id, site_id: siteId, locale, confirmed_at: confirmedAt } = registration
    if (confirmedAt !== null) return { outcome: 'confirmed', siteId, locale }
    return read.expired ? { outcome: 'expired', siteId, locale } : { outcome: 'waiting', id, siteId, locale }
  }

  /** A step of a sign-up, counted where it fails: as shed where too many are under way or nobody waits any more. */
  const counted = <Answer>(step: Promise<Answer>, gone?: AbortSignal): Promise<Answer> =>
    step.catch((error: unknown) => {
      const isShed = error instanceof PasswordQueueFull || gone?.aborted
      metrics.signUps.inc({ outcome: isShed ? 'shed' : 'failed' })
      throw error
    })

  return {
    storage,
    /** Counts an act of a visitor's address. Null where it may go on, else the seconds of Retry-After. */
    limit: (...of: Parameters<typeof limits.act>) =>
      of[0] === 'sign-up' ? counted(limits.act(...of)) : limits.act(...of),
    /**
     * Resolves once the registration is stored durably. A known address gets the same answer in the same time, and a mail that says so. An attempt that
     * is not new makes nothing: 'other' says that its key came with another text. Nothing is stored where the caller is gone before the password's turn.
     * Throws PasswordQueueFull where too many passwords wait to be hashed.
     */
    async register(registration: Registration, sending: Sending = {}): Promise<'done' | 'other'> {
      const outcome = await counted(store(registration, sending), sending.gone)
      if (outcome === 'other') return outcome
      if (outcome !== 'same') metrics.signUps.inc({ outcome: 'accepted' })
      deliveries.wake()
      return 'done'
    },
    /** Whether a sign-up has been sent before, by its Idempotency-Key. */
    seen: (attempt: Attempt): Promise<Seen> => counted(findAttempt(query, secret, attempt, now())),
    readConfirmation,
    /** The link proves the mailbox, the password says which of its sign-ups is meant. A link may be used more than once. Throws PasswordQueueFull. */
    async confirm(
      token: string,
      password: string,
      { network = '', gone }: Omit<Sending, 'attempt'> = {}
    ): Promise<Confirmation | NotConfirmed> {
      const read = await readConfirmation(token)
      if (read.outcome !== 'waiting') return read
      const { id } = read
      const retryAfter = await limits.confirmation(id)
      if (retryAfter !== null) return { outcome: 'too-many', retryAfter }
      const pending = await findByPassword(query, id, password, networkMark(secret, id, network), gone)
      if (!pending) return { outcome: 'other-password' }
      await transaction(async run => {
        if (!(await confirmPending(run, pending, now()))) return
        await queueAccountEvent(run, id, 'registered', now())
        await queueAccountEvent(run, id, 'confirmed', now())
      })
      deliveries.wake()
      return { outcome: 'confirmed', siteId: pending.site_id, locale: pending.locale }
    },
    /** Sends the confirmation again. In: an address as typed, and the site and language of the form. Says nothing of whether it is known, in its time either. */
    resend: (email: string, site: LocalizedSite): Promise<void> => mailTo('confirm', email, site),
    /** Sends a link to one's data, in the same way. */
    askForData: (email: string, site: LocalizedSite): Promise<void> => mailTo('data-request', email, site),
    /** All that is stored about the person; null where the token is not valid, has expired or has given five copies, or nothing is stored. */
    async personalData(token: string) {
      const read = readToken(secrets, 'your-data', token, now())
      if (!read || read.expired || (await limits.copy(token)) !== null) return null
      return readPersonalData(query, read.registrationId)
    },
    /** Deletes all that is stored about the person. False where the token is not valid or has expired; true also where it was done before. */
    async deletePerson(token: string): Promise<boolean> {
      const read = readToken(secrets, 'your-data', token, now())
      if (!read || read.expired) return false
      await transaction(run => erasePerson(run, read.registrationId, now(), { sayGoodbye: true }))
      deliveries.wake()
      await settle().catch(error => logger.error({ err: error }, 'traces of an erased person are left for now'))
      return true
    },
    async stop() {
      await purge.stop()
      await storage.stop()
      await deliveries.stop()
    }
  }
}

/** How a sign-up comes: with an Idempotency-Key or without, from which network, and a signal that aborts when its caller is gone. */
type Sending = { attempt?: Attempt | null; network?: string; gone?: AbortSignal }

/** Tells the networks under one registration apart, and not the registrations of one network. */
const networkMark = (secret: Buffer, registrationId: string, network: string): string =>
  createHmac('sha256', secret).update(`network\n${registrationId}\n${network}`).digest('base64url')

export type SignUpService = ReturnType<typeof createSignUpService>
