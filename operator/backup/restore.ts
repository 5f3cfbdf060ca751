import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import * as v from 'valibot'
import { type Environment, readEnvironment } from '../../app/site/config/environment.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import type { Database, Query } from '../../server/accounts/database.ts'
import { backupLifetimeMs, erasuresBeside, erasuresIn, keepErasures, markOf } from '../../server/accounts/erasures.ts'
import { migrations } from '../../server/accounts/migrations.data.ts'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { erasePerson } from '../../server/accounts/person.ts'
import { purgeUnconfirmed } from '../../server/accounts/purge.ts'
import { knownEventsFile } from '../../server/content/follow-withdrawals.ts'
import { addOfferEvents, type OfferEvent, offerEvents, offerHistory } from '../../server/content/offer-events.ts'
import { addServedVersions, type ServedVersion, servedVersions } from '../../server/content/served-versions.ts'
import { readYaml } from '../../server/content/validate.ts'
import { promisedMs } from '../../server/outbox/promised-time.ts'
import { databaseFiles, keyFiles, type Manifest, newestMigration, readBackup } from './manifest.ts'
import { runPrograms } from './postgresql-programs.ts'

const usage = 'Usage: npm run restore -- {folder} [--replace]'

type Settings = { variables?: NodeJS.ProcessEnv; now?: Date; folder?: string }

/** What the present database knows and no backup may undo. */
type Present = {
  registrations: number
  erasures: Awaited<ReturnType<typeof erasuresIn>>
  events: OfferEvent[]
  served: ServedVersion[]
}

const none: Present = { registrations: 0, erasures: [], events: [], served: [] }

/**
 * Puts a backup in the place of the database, for a site that does not run. What was erased since is erased again, sign-ups whose time is over go first,
 * what is withdrawn stays withdrawn, and what was served stays on record. Throws with one line where it refuses; nothing has been changed then.
 */
export async function restore(
  words: readonly string[],
  { variables = process.env, now = new Date(), folder: content = 'content' }: Settings = {}
): Promise<void> {
  const [folder, ...others] = words.filter(word => word !== '--replace')
  if (!folder || others.length > 0) throw new Error(usage)
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const environment = readEnvironment({ DATABASE_URL, DATA_DIR })
  const manifest = await readBackup(folder)
  assertFits(manifest, environment, now)
  const before = new Date(now.getTime() - (await retentionMs(content)))
  await mkdir(environment.DATA_DIR, { recursive: true })
  const held = await (environment.DATABASE_URL === null
    ? holdSqlite(environment)
    : holdPostgresql(environment.DATABASE_URL))
  try {
    const { registrations, ...present } = held.present
    if (registrations > 0 && !words.includes('--replace'))
      throw new Error(
        `The database has registrations (${registrations}): add --replace to put the backup in their place`
      )
    const { DATA_DIR: data } = environment
    const erasures = [...present.erasures, ...(await erasuresBeside(data))]
    const events = [...present.events, ...(await eventsBeside(data))]
    const target = await held.put(join(folder, databaseFiles[manifest.kind]))
    const database = await openDatabase(target, quiet, () => now)
    const erased = await bringUpToDate(database, { ...present, erasures, events, before, now }).finally(() =>
      database.close()
    )
    await held.finish()
    await keepErasures(data, erasures, now)
    for (const name of keyFiles.filter(key => manifest.files.some(file => file.name === key))) {
      await copyFile(join(folder, name), join(data, name))
      await chmod(join(data, name), 0o600)
    }
    console.log(
      `The backup of ${manifest.createdAt} is in place; ${erased} people who are erased or whose time is over were taken out of it.`
    )
  } finally {
    await held.release()
  }
}

const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }

function assertFits({ kind, createdAt, migration }: Manifest, { DATABASE_URL }: Environment, now: Date): void {
  const wanted = DATABASE_URL === null ? 'sqlite' : 'postgresql'
  if (kind !== wanted)
    throw new Error(`The backup is of ${kind}, and DATABASE_URL is ${DATABASE_URL === null ? 'not set' : 'set'}`)
  if (migration > newestMigration)
    throw new Error(
      `The backup was made by a newer version: its migration is ${migration}, this version knows ${newestMigration}`
    )
  if (now.getTime() - Date.parse(createdAt) > backupLifetimeMs)
    throw new Error(
      `The backup is of ${createdAt}: after ${backupLifetimeMs / 86_400_000} days it is not known any more who was erased since`
    )
}

/** How long a sign-up waits to be confirmed, by the figure that the privacy policy prints. */
async function retentionMs(content: string): Promise<number> {
  const file = join(content, 'figures/figures.yaml')
  const { value } = readYaml(await readFile(file, 'utf8'), file, figures)
  if (!value) throw new Error(`${file} has a fault: how long a sign-up may wait is not known`)
  return promisedMs(value, 'unconfirmedSignUpRetention')
}

type Held = {
  present: Present
  /** Puts the backup where it can be brought up to date. Returns how to open it there. */
  put: (backup: string) => Promise<Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>>
  /** It is up to date: now it counts. */
  finish: () => Promise<void>
  release: () => Promise<void>
}

/** Holds the file so that no process opens it meanwhile. The backup is brought up to date beside it and takes its place whole. */
async function holdSqlite({ DATA_DIR }: Environment): Promise<Held> {
  const file = join(DATA_DIR, databaseFiles.sqlite)
  const beside = join(DATA_DIR, 'restoring')
  const lock = existsSync(file) ? lockSqlite(file) : null
  const query = lock && (async (sql: string) => lock.prepare(sql).all())
  return {
    present: query ? await presentIn(query as Query) : none,
    async put(backup) {
      await rm(beside, { recursive: true, force: true })
      await mkdir(beside, { mode: 0o700 })
      await copyFile(backup, join(beside, databaseFiles.sqlite))
      await chmod(join(beside, databaseFiles.sqlite), 0o600)
      return { DATABASE_URL: null, DATA_DIR: beside }
    },
    async finish() {
      for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true })
      await rename(join(beside, databaseFiles.sqlite), file)
    },
    async release() {
      lock?.close()
      await rm(beside, { recursive: true, force: true })
    }
  }
}

/** Throws where another process has the file open. */
function lockSqlite(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch (error) {
    const isHeld = (error as { errcode?: number }).errcode === 5
    if (!isHeld) return lock
    lock.close()
    throw new Error(`${file} is in use: stop the site first`, { cause: error })
  }
}

async function holdPostgresql(url: string): Promise<Held> {
  const client = new pg.Client({ connectionString: url, application_name: 'website-restore' })
  client.setTypeParser(pg.types.builtins.INT8, Number)
  await client.connect()
  const query = async (sql: string) => (await client.query(sql)).rows
  const release = () => client.end()
  try {
    const [running] = await query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'website'"
    )
    if (running.count > 0) throw new Error('The database is in use by a running site: stop every process first')
    return {
      present: await presentIn(query as Query),
      async put(backup) {
        await runPrograms(
          url,
          { name: 'pg_restore', words: ['--no-owner', '--no-privileges', '--file=-', backup] },
          {
            name: 'psql',
            words: [
              '--no-psqlrc',
              '--quiet',
              '--single-transaction',
              '--set=ON_ERROR_STOP=1',
              '--dbname={url}',
              ...dropped,
              '--file=-'
            ]
          }
        )
        return { DATABASE_URL: url, DATA_DIR: '' }
      },
      finish: async () => {},
      release
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Everything that migrations have made, also where the backup is older than they are. */
const dropped = migrations
  .flatMap(({ statements }) => statements.flatMap(each => (typeof each === 'string' ? [each] : [...each.postgresql])))
  .flatMap(sql =>
    [...sql.matchAll(/^create (table|function) (\w+)/g)].map(
      ([, kind, name]) => `drop ${kind} if exists ${name} cascade`
    )
  )
  .concat('drop table if exists sign_up_migrations')
  .map(sql => `--command=${sql}`)

/** What the present database knows; of one that is damaged or empty, nothing. */
async function presentIn(query: Query): Promise<Present> {
  const read = <Result>(work: Promise<Result>, otherwise: Result) => work.catch(() => otherwise)
  const [counted] = await read(query<{ count: number }>('select count(*) as count from registrations'), [])
  return {
    registrations: counted?.count ?? 0,
    erasures: await read(erasuresIn(query), []),
    events: await read(offerHistory(query, null), []),
    served: await read(servedVersions(query), [])
  }
}

async function eventsBeside(dataFolder: string): Promise<OfferEvent[]> {
  const text = await readFile(join(dataFolder, knownEventsFile), 'utf8').catch(() => '[]')
  return v.parse(offerEvents, JSON.parse(text))
}

type Known = Omit<Present, 'registrations'> & { before: Date; now: Date }

/** Migrates a backup, and takes out of it what must not come back. Returns how many people that were. */
async function bringUpToDate(database: Database, { erasures, events, served, before, now }: Known): Promise<number> {
  let erased = await purgeUnconfirmed(database, before, now)
  const marks = new Set(erasures.map(({ mark }) => mark))
  for (const { id } of await database.query<{ id: string }>('select id from registrations')) {
    if (!marks.has(markOf(id))) continue
    await database.transaction(run => erasePerson(run, id, now, { sayGoodbye: false }))
    erased += 1
  }
  await database.transaction(async run => {
    for (const { mark, at } of erasures)
      await run('insert into erasures (mark, erased_at) values ($1, $2) on conflict (mark) do nothing', [mark, at])
    await addOfferEvents(run, events)
    await addServedVersions(run, served)
  })
  await database.settle()
  return erased
}
