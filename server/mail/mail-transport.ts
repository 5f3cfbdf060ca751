import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Environment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import type { MailKind } from '../../content/mails/mails.schema.ts'
import type { Delivery } from '../outbox/outbox-worker.ts'
import type { Logger } from '../platform/logger.ts'
import { inSpan, noteOnSpan } from '../platform/tracing.ts'
import { writeAtomically } from '../platform/write-atomically.ts'
import type { MailMessage } from './mail-message.ts'
import { smtpWaits } from './smtp-waits.data.ts'

/** `mark` names the registration of the person in the name of a kept mail; null for the last mail to one who is erased. */
export type AddressedMail = MailMessage & { id: string; mark: string | null; kind: MailKind; to: string; date: Date }

export type MailTransport = {
  send(mail: AddressedMail): Promise<Delivery>
  /** Deletes stored mails that are older than an instant, and those that say goodbye by another; with a mail server there are none. */
  forget(before: Date, goodbyesBefore: Date): Promise<void>
  /** Deletes stored mails to people, by the marks of their registrations. */
  forgetPeople(marks: ReadonlySet<string>): Promise<void>
  close(): void
}

type Settings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>

/** How mails leave: by `SMTP_URL`, or else as files in the folder `outbox` under `DATA_DIR`; the log says where. */
export function createMailTransport(environment: Settings, logger: Logger): MailTransport {
  const { SMTP_URL } = environment
  const transport = SMTP_URL === null ? folderTransport(environment, logger) : smtpTransport(SMTP_URL, environment)
  return {
    ...transport,
    send: mail =>
      inSpan('mail', 'client', { 'message.kind': mail.kind }, async () => {
        const delivery = await transport.send(mail)
        noteOnSpan(() => ({ 'delivery.outcome': delivery.outcome }))
        return delivery
      })
  }
}

/** Whether a mail to an address can leave: letters other than ASCII before the @ need a relay that takes them (RFC 6531), which `SMTP_UTF8` says. */
export const mayBeReached = (address: string, { SMTP_URL, SMTP_UTF8 }: Pick<Environment, 'SMTP_URL' | 'SMTP_UTF8'>) =>
  SMTP_URL === null || SMTP_UTF8 || !/[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')))

/** Nothing of a message may make this process read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const

function smtpTransport(url: string, { MAIL_FROM }: Settings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: smtpWaits.connectionTimeout,
    greetingTimeout: smtpWaits.greetingTimeout,
    socketTimeout: smtpWaits.socketTimeout,
    ...closed
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, MAIL_FROM))
        return { outcome: 'done' }
      } catch (error) {
        return refusalOf(error)
      }
    },
    async forget() {},
    async forgetPeople() {},
    close: () => transport.close()
  }
}

/**
 * Only the codes go into the log: the words of a mail server often name the address. A 5xx answer to the message itself is final, but for one of policy
 * (5.7.x, RFC 3463): a block or a missing permission of the sender ends, and the address may be right.
 */
export function refusalOf(error: unknown): Delivery {
  const { code, responseCode, response = '' } = error as { code?: string; responseCode?: number; response?: string }
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const reason = [code, responseCode, status].filter(Boolean).join(' ') || 'unknown'
  const aboutTheMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return aboutTheMessage && responseCode !== undefined && responseCode >= 500 && !status?.startsWith('5.7.')
    ? { outcome: 'given-up', reason }
    : { outcome: 'again', reason }
}

function folderTransport({ MAIL_FROM, DATA_DIR }: Settings, logger: Logger): MailTransport {
  const folder = join(DATA_DIR, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(envelope(mail, MAIL_FROM))
      const stamp = mail.date.toISOString().replace(/\D/g, '').slice(0, 14)
      const file = join(folder, `${[`${stamp}-${mail.kind}-${mail.id}`, mail.mark].filter(Boolean).join('.')}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeAtomically(file, message as Buffer, 0o600)
      logger.info({ file }, 'SMTP_URL is not set: a mail is kept as a file')
      return { outcome: 'done' }
    },
    async forget(before, goodbyesBefore) {
      for (const name of await keptIn(folder)) {
        const file = join(folder, name)
        const limit = /^\d+-deleted-/.test(name) ? goodbyesBefore : before
        if ((await stat(file)).mtime < limit) await rm(file, { force: true })
      }
    },
    async forgetPeople(marks) {
      if (marks.size === 0) return
      for (const name of await keptIn(folder)) {
        const [, mark = ''] = /\.([0-9a-f]{32})\.eml/.exec(name) ?? []
        if (marks.has(mark)) await rm(join(folder, name), { force: true })
      }
    },
    close() {}
  }
}

/** Mails, and halves that a crash has left. */
async function keptIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[])
  return names.filter(name => /\.eml(\.(\w+\.)?part)?$/.test(name))
}

/** The id stays the same for all attempts, so that a mail that was sent twice is recognised as one. No machine should answer it. */
function envelope({ id, to, date, subject, text, html }: AddressedMail, from: string) {
  return {
    from: { name: siteConfiguration.brand, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  }
}
