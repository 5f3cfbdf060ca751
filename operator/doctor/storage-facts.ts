import { totalmem } from 'node:os'
import { createTransport } from 'nodemailer'
import type { Environment } from '../../app/site/config/environment.ts'
import { migrations } from '../../server/accounts/migrations.data.ts'
import { noTable, readOnly } from '../../server/accounts/read-only.ts'
import { reasonOf } from './reason.ts'

/** `reason` is `not-set` without a mail server. */
export type MailFact = { from: string; reason: string | null }
export type DatabaseFact = {
  kind: 'sqlite' | 'postgresql'
  reason: string | null
  applied: readonly number[]
  known: readonly number[]
}

const deadlineMs = 15_000

/** Greets and logs in; no mail is sent. */
export async function askMail({ SMTP_URL, MAIL_FROM }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>): Promise<MailFact> {
  if (SMTP_URL === null) return { from: MAIL_FROM, reason: 'not-set' }
  const waits = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs }
  const transport = createTransport({ url: SMTP_URL, ...waits })
  const reason = await transport.verify().then(() => null, reasonOf)
  transport.close()
  return { from: MAIL_FROM, reason }
}

/** Which migrations the database has. Nothing is written: the start makes tables. */
export async function askDatabase(environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<DatabaseFact> {
  const kind = environment.DATABASE_URL === null ? 'sqlite' : 'postgresql'
  const known = migrations.map(({ id }) => id)
  try {
    const rows = await readOnly(environment, query =>
      query<{ id: number }>('select id from sign_up_migrations order by id').catch(noTable)
    )
    return { kind, reason: null, applied: (rows ?? []).map(({ id }) => id), known }
  } catch (error) {
    return { kind, reason: reasonOf(error), applied: [], known }
  }
}

/** The memory of this process: the limit of its container or unit, or the machine's memory. */
export function memoryLimitMB(): number {
  const limit = process.constrainedMemory()
  return Math.round(Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / 1024 / 1024)
}
