import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import * as v from 'valibot'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { readArgs } from '../../build/run-command.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import type { Database, Query } from '../../server/accounts/database.ts'
import {
  addErasures,
  backupLifetimeMs,
  erasuresBeside,
  erasuresIn,
  keepErasures,
  markOf
} from '../../server/accounts/erasures.ts'
import { migrations } from '../../server/accounts/migrations.data.ts'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { erasePerson } from '../../server/accounts/person.ts'
import { purgeUnconfirmed } from '../../server/accounts/purge.ts'
import { knownEventsFile } from '../../server/content/follow-withdrawals.ts'
import { addOfferEvents, offerEvents, offerHistory } from '../../server/content/offer-events.ts'
import { addServedVersions, servedVersions } from '../../server/content/served-versions.ts'
import { readYaml } from '../../server/content/validate.ts'
import { promisedMs } from '../../server/outbox/promised-time.ts'
import { createLogger } from '../../server/platform/logger.ts'
import { writeAtomically } from '../../server/platform/write-atomically.ts'
import { databaseFiles, keyFiles, type Manifest, readBackup } from './manifest.ts'
import { runProgram } from './postgresql-program.ts'

const usage = 'Usage: npm run restore -- {folder} [--replace]'

type Settings = { variables?: NodeJS.ProcessEnv; now?: Date; folder?: string }

/**
 * Puts a backup in the place of the database, for a site that does not run. What was erased since is erased again, sign-ups whose time is over go first,
 * what is withdrawn stays withdrawn, and what was served stays on record. Throws with one line where it refuses; nothing has been changed then.
 */
export async function restore(
  args: readonly string[],
  { variables = process.env, now = new Date(), folder: content = 'content' }: Settings = {}
): Promise<void> {
  const { values, positionals } = readArgs(args, { replace: { type: 'boolean' } }, usage)
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new Error(usage)
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const { DATABASE_URL: url, DATA_DIR: data } = readEnvironment({ DATABASE_URL, DATA_DIR })
  const manifest = await readBackup(folder)
  assertFits(manifest, url, now)
  const figuresFile = join(content, 'figures/figures.yaml')
  const { value: promised } = readYaml(await readFile(figuresFile, 'utf8'), figuresFile, figures)
  if (!promised) throw new Error(`${figuresFile} has a fault: how long a sign-up may wait is not known`)
  const before = new Date(now.getTime() - promisedMs(promised, 'unconfirmedSignUpRetention'))
  await mkdir(data, { recursive: true })
  const file = join(data, databaseFiles.sqlite)
  const restoring = join(data, 'restoring')
  const held = await (url === null ? holdSqlite(file) : holdPostgresql(url))
  try {
    const present = await presentIn(held.query, data)
    if (present.registrations > 0 && !values.replace)
      throw new Error(
        `The database has registrations (${present.registrations}): add --replace to put the backup in their place`
      )
    await rm(restoring, { recursive: true, force: true })
    await mkdir(restoring, { mode: 0o700 })
    const backup = join(folder, databaseFiles[manifest.kind])
    if (url === null) await copyFile(backup, join(restoring, databaseFiles.sqlite))
    else await loadPostgresql(url, backup, join(restoring, 'database.sql'))
    const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: restoring }, createLogger('silent'), () => now)
    const erased = await bringUpToDate(database, present, before, now).finally(() => database.close())
    if (url === null) {
      await chmod(join(restoring, databaseFiles.sqlite), 0o600)
      for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
      await rename(join(restoring, databaseFiles.sqlite), file)
    }
    await keepErasures(data, present.erasures, now)
    for (const name of keyFiles.filter(key => manifest.files.some(kept => kept.name === key)))
      await writeAtomically(join(data, name), await readFile(join(folder, name)), 0o600)
    console.log(
      `The backup of ${manifest.createdAt} is in place; ${erased} people who are erased or whose time is over were taken out of it.`
    )
  } finally {
    await held.release()
    await rm(restoring, { recursive: true, force: true })
  }
}

function assertFits({ kind, createdAt, migration }: Manifest, url: string | null, now: Date): void {
  if (kind !== (url === null ? 'sqlite' : 'postgresql'))
    throw new Error(`The backup is of ${kind}, and DATABASE_URL is ${url === null ? 'not set' : 'set'}`)
  const newest = Math.max(...migrations.map(({ id }) => id))
  if (migration > newest)
    throw new Error(`The backup was made by a newer version: its migration is ${migration}, this one knows ${newest}`)
  const days = backupLifetimeMs / 86_400_000
  if (now.getTime() - Date.parse(createdAt) > backupLifetimeMs)
    throw new Error(`The backup is of ${createdAt}: after ${days} days it is not known any more who was erased since`)
}

/** Holds the file so that no process opens it meanwhile: the backup is brought up to date beside it and takes its place whole. */
function holdSqlite(file: string) {
  if (!existsSync(file)) return { query: async () => [], release() {} }
  const held = new DatabaseSync(file, { timeout: 0 })
  try {
    held.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) {
      held.close()
      throw new Error(`${file} is in use: stop the site first`, { cause: error })
    }
  }
  return { query: (async (sql: string) => held.prepare(sql).all()) as Query, release: () => held.close() }
}

async function holdPostgresql(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'website-restore' })
  client.setTypeParser(pg.types.builtins.INT8, Number)
  await client.connect()
  const query = (async (sql: string) => (await client.query(sql)).rows) as Query
  const [running] = await query<{ count: number }>(
    "select count(*) as count from pg_stat_activity where datname = current_database() and application_name = 'website'"
  )
  if (!running?.count) return { query, release: () => client.end() }
  await client.end()
  throw new Error('The database is in use by a running site: stop every process first')
}

/** Puts a backup in the place of all tables, in one transaction. */
async function loadPostgresql(url: string, backup: string, script: string): Promise<void> {
  await runProgram('pg_restore', url, ['--no-owner', '--no-privileges', `--file=${script}`, backup])
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
  await runProgram('psql', url, [...options, ...dropped, `--file=${script}`])
}

/** Everything that migrations have made, also where the backup is older than they are. */
const dropped = [...JSON.stringify(migrations).matchAll(/"create (table|function) (\w+)/g)]
  .map(([, kind, name]) => `--command=drop ${kind} if exists ${name} cascade`)
  .concat('--command=drop table if exists sign_up_migrations')

/** The facts of the present database and of this machine that no backup may undo; of a database that is damaged or empty, nothing. */
async function presentIn(query: Query, data: string) {
  const [counted] = await query<{ count: number }>('select count(*) as count from registrations').catch(() => [])
  const eventsBeside = await readFile(join(data, knownEventsFile), 'utf8').catch(() => '[]')
  return {
    registrations: counted?.count ?? 0,
    erasures: [...(await erasuresIn(query).catch(() => [])), ...(await erasuresBeside(data))],
    events: [...(await offerHistory(query, null).catch(() => [])), ...v.parse(offerEvents, JSON.parse(eventsBeside))],
    served: await servedVersions(query).catch(() => [])
  }
}

type Present = Awaited<ReturnType<typeof presentIn>>

/** Migrates a backup, and takes out of it what must not come back. Returns how many people that were. */
async function bringUpToDate(database: Database, { erasures, events, served }: Present, before: Date, now: Date) {
  let erased = await purgeUnconfirmed(database, before, now)
  const marks = new Set(erasures.map(({ mark }) => mark))
  for (const { id } of await database.query<{ id: string }>('select id from registrations')) {
    if (!marks.has(markOf(id))) continue
    await database.transaction(run => erasePerson(run, id, now, { sayGoodbye: false }))
    erased += 1
  }
  await database.transaction(async run => {
    await addErasures(run, erasures)
    await addOfferEvents(run, events)
    await addServedVersions(run, served)
  })
  await database.settle()
  return erased
}
