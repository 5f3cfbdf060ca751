import { pagePath } from '../../app/site/links/page-path.ts'
import type { Database } from '../accounts/database.ts'
import { markOf } from '../accounts/erasures.ts'
import type { SignUpLimits } from '../accounts/sign-up-limits.ts'
import type { SignUpSettings } from '../accounts/sign-up-settings.ts'
import { signToken } from '../accounts/signed-token.ts'
import { mailMessage } from '../mail/mail-message.ts'
import { createMailTransport, type MailTransport } from '../mail/mail-transport.ts'
import { inSpan, noteOnSpan, traceHeaders } from '../platform/tracing.ts'
import { type AccountMessage, accountOutbox } from './account-outbox.ts'
import { type Letter, mailOutbox, type SendLetter } from './mail-outbox.ts'
import { type Delivery, startOutboxWorker } from './outbox-worker.ts'
import { promisedMs } from './promised-time.ts'

/** Starts what delivers mails and, with `ACCOUNT_SERVICE_URL`, registrations; without it they wait in the outbox until there is one. */
export function startDeliveries(
  database: Database,
  secret: Buffer,
  limits: Pick<SignUpLimits, 'anyMail'>,
  settings: SignUpSettings
) {
  const { environment, now, logger } = settings
  const { ACCOUNT_SERVICE_URL } = environment
  const transport = createMailTransport(environment, logger)
  const sendLetter = createLetterSender(secret, limits, transport, settings)
  const workers = [startOutboxWorker(mailOutbox(database, sendLetter, now), settings)]
  if (ACCOUNT_SERVICE_URL !== null) {
    const outbox = accountOutbox(database, (key, message) => sendToAccountService(ACCOUNT_SERVICE_URL, key, message))
    workers.push(startOutboxWorker(outbox, settings))
  }
  return {
    transport,
    /** Something was written into an outbox: deliver it now. */
    wake() {
      for (const worker of workers) worker.wake()
    },
    async stop() {
      await Promise.all(workers.map(worker => worker.stop()))
      transport.close()
    }
  }
}

export type Deliveries = ReturnType<typeof startDeliveries>

const youngestAge = 18

/**
 * Writes and sends the letters of sign-up when their turn has come: words and the life of links are those of that moment, so that a mail that waited
 * for its server does not arrive with a dead link. Links lead to the site's own origin from the environment, never to a Host that someone sent.
 */
function createLetterSender(
  secret: Buffer,
  limits: Pick<SignUpLimits, 'anyMail'>,
  transport: MailTransport,
  { environment, content, now }: SignUpSettings
): SendLetter {
  return async (id, letter, registration) => {
    const { kind, email, locale } = letter
    const date = now()
    const link = registration && linkOf(letter, registration.id, date)
    const minimumAge = registration?.minimum_age ?? youngestAge
    const message = mailMessage(content(), { kind, locale, link, minimumAge })
    if ((await limits.anyMail()) !== null) return { outcome: 'again', reason: 'MAILS_PER_HOUR' }
    const mark = registration && markOf(registration.id)
    return transport.send({ ...message, id, mark, kind, to: email, date })
  }

  function linkOf({ kind, siteId, locale }: Letter, registrationId: string, date: Date): string | null {
    const { figures } = content()
    const origin = environment.REGION_DOMAINS[siteId]
    const until = (ms: number) => new Date(date.getTime() + ms)
    switch (kind) {
      case 'confirm': {
        const expiresAt = until(promisedMs(figures, 'confirmationLinkLifetime'))
        return `${origin}/api/sign-up/confirm?token=${signToken(secret, { purpose: 'confirm', registrationId, expiresAt })}`
      }
      case 'data-request': {
        const expiresAt = until(promisedMs(figures, 'dataLinkLifetime'))
        const token = signToken(secret, { purpose: 'your-data', registrationId, expiresAt })
        return `${origin}${pagePath(siteId, locale, '/your-data/')}?token=${token}`
      }
      case 'already-registered':
        return `${origin}${pagePath(siteId, locale, '/download/')}`
      case 'deleted':
        return null
    }
  }
}

const timeoutMs = 15_000

/** Posts one message with its `Idempotency-Key`, credentials of the URL as Authorization. Done on any 2xx, and where the account to delete is unknown. */
const sendToAccountService = (url: string, key: string, message: AccountMessage): Promise<Delivery> =>
  inSpan('account service', 'client', { 'http.request.method': 'POST', 'message.kind': message.event }, async () => {
    const delivery = await post(url, key, message)
    noteOnSpan(() => ({ 'delivery.outcome': delivery.outcome }))
    return delivery
  })

async function post(url: string, key: string, message: AccountMessage): Promise<Delivery> {
  const { address, authorization } = withoutCredentials(url)
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...traceHeaders(), ...authorization },
      body: JSON.stringify(message)
    })
    await response.body?.cancel()
    const unknownThere = message.event === 'deleted' && [404, 410].includes(response.status)
    if (response.ok || unknownThere) return { outcome: 'done' }
    return { outcome: 'again', reason: `status ${response.status}` }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } }
    return { outcome: 'again', reason: cause?.code ?? name ?? 'unreachable' }
  }
}

/** fetch refuses addresses that carry credentials. */
function withoutCredentials(text: string): { address: URL; authorization: Record<string, string> } {
  const address = new URL(text)
  const { username, password } = address
  if (!username && !password) return { address, authorization: {} }
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
