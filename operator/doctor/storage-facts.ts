import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import type { Environment } from '../../app/site/config/environment.ts'
import { migrations } from '../../server/accounts/migrations.data.ts'
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
export async function askDatabase({
  DATABASE_URL,
  DATA_DIR
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): Promise<DatabaseFact> {
  const kind = DATABASE_URL === null ? 'sqlite' : 'postgresql'
  const known = migrations.map(({ id }) => id)
  try {
    const applied =
      DATABASE_URL === null ? storedInFile(join(DATA_DIR, 'sign-up.sqlite')) : await storedAt(DATABASE_URL)
    return { kind, reason: null, applied, known }
  } catch (error) {
    return { kind, reason: reasonOf(error), applied: [], known }
  }
}

const listed = 'select id from sign_up_migrations order by id'

function storedInFile(file: string): number[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare(listed)
      .all()
      .map(({ id }) => Number(id))
  } finally {
    database.close()
  }
}

async function storedAt(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('sign_up_migrations') is not null as there`
    )
    return rows[0]?.there ? (await client.query<{ id: number }>(listed)).rows.map(({ id }) => id) : []
  } finally {
    await client.end().catch(() => {})
  }
}

/** The memory of this process: the limit of its container or unit, or the machine's memory. */
export function memoryLimitMB(): number {
  const limit = process.constrainedMemory()
  return Math.round(Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / 1024 / 1024)
}
