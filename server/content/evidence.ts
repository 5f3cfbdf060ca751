import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Query } from '../accounts/database.ts'
import { type OfferEvent, offerHistory } from './offer-events.ts'
import { type ServedVersion, servedVersions } from './served-versions.ts'
import type { Withdrawal } from './withdrawals.ts'

/** The records of the site's database: every switch of an offer, and what was served since when. `missing` says why nothing is known. */
export type Evidence = { events: readonly OfferEvent[]; served: readonly ServedVersion[]; missing: string | null }

type Place = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>

/** Reads the evidence and changes nothing, no table either. Throws where there is a database that does not answer. */
export async function readEvidence({ DATABASE_URL, DATA_DIR }: Place): Promise<Evidence> {
  if (DATABASE_URL !== null) return readAt(DATABASE_URL)
  const file = join(DATA_DIR, 'sign-up.sqlite')
  if (!existsSync(file))
    return { ...none, missing: `there is no database at ${file}: set DATABASE_URL or DATA_DIR as the site has them` }
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return await readBoth(async sql => database.prepare(sql).all() as never)
  } finally {
    database.close()
  }
}

const none: Evidence = { events: [], served: [], missing: null }
const waitMs = 15_000

async function readAt(connectionString: string): Promise<Evidence> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: waitMs, query_timeout: waitMs })
  client.on('error', () => {})
  client.setTypeParser(pg.types.builtins.INT8, Number)
  await client.connect()
  try {
    return await readBoth(async sql => (await client.query(sql)).rows as never)
  } finally {
    await client.end().catch(() => {})
  }
}

async function readBoth(query: Query): Promise<Evidence> {
  return {
    events: await offerHistory(query, null).catch(noTable),
    served: await servedVersions(query).catch(noTable),
    missing: null
  }
}

/** A database that no process of this release has opened yet lacks the table: nothing is on record there. */
function noTable(error: unknown): [] {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === '42P01' || String(message).startsWith('no such table')) return []
  throw error
}

/** The offers withdrawn at an instant, with who did it. */
export function withdrawnAt({ events }: Pick<Evidence, 'events'>, now: Date): (Withdrawal & { by: string })[] {
  const last = new Map(events.filter(({ at }) => at <= now.getTime()).map(event => [event.offerId, event]))
  return [...last.values()]
    .filter(({ event }) => event === 'withdrawn')
    .map(({ offerId, at, by, reason }) => ({ id: offerId, at: new Date(at).toISOString(), by, reason }))
}

/** The version served at an instant: the newest that had begun. Null before the first. */
export const servedAt = ({ served }: Pick<Evidence, 'served'>, now: Date): ServedVersion | null =>
  served.findLast(({ at }) => at <= now.getTime()) ?? null
