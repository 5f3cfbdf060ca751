import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { databaseFiles, keyFiles, passingTables, writeManifest } from './manifest.ts'
import { runPrograms } from './postgresql-programs.ts'

type Settings = { variables?: NodeJS.ProcessEnv; now?: Date }

/** Writes a backup of the database and of the key files into a new folder, for its owner alone. The site may run meanwhile. */
export async function backUp(
  words: readonly string[],
  { variables = process.env, now = new Date() }: Settings = {}
): Promise<void> {
  const [folder, ...others] = words
  if (!folder || others.length > 0) throw new Error('Usage: npm run backup -- {folder}')
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const environment = readEnvironment({ DATABASE_URL, DATA_DIR })
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) throw new Error(`${folder} is not empty: a backup is written into a folder of its own`)
  const kind = environment.DATABASE_URL === null ? 'sqlite' : 'postgresql'
  const source = join(environment.DATA_DIR, databaseFiles.sqlite)
  if (kind === 'sqlite' && !existsSync(source)) throw new Error(`${source} does not exist: there is nothing to keep`)

  const database = await openDatabase(environment, quiet, () => now)
  const [last] = await database
    .query<{ id: number }>('select max(id) as id from sign_up_migrations')
    .finally(() => database.close())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const target = join(folder, databaseFiles[kind])
  if (environment.DATABASE_URL === null) await copySqlite(source, target)
  else await dumpPostgresql(environment.DATABASE_URL, target)
  await chmod(target, 0o600)
  const keys = keyFiles.filter(name => existsSync(join(environment.DATA_DIR, name)))
  for (const name of keys) {
    await copyFile(join(environment.DATA_DIR, name), join(folder, name))
    await chmod(join(folder, name), 0o600)
  }
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const facts = { kind, createdAt: now.toISOString(), version, migration: last?.id ?? 0 } as const
  await writeManifest(folder, facts, [databaseFiles[kind], ...keys])
  console.log(`${folder} holds the state of ${now.toISOString()}: ${[`the database (${kind})`, ...keys].join(', ')}.`)
}

const quiet = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }

/** One state of the file while others write into it, less what is of minutes. */
async function copySqlite(source: string, target: string): Promise<void> {
  const from = new DatabaseSync(source, { timeout: 10_000 })
  try {
    from.prepare('vacuum into ?').run(target)
  } finally {
    from.close()
  }
  const copy = new DatabaseSync(target)
  try {
    copy.exec('pragma secure_delete = on')
    for (const table of passingTables) copy.exec(`delete from ${table}`)
    copy.exec('vacuum')
    const [found] = copy.prepare('pragma integrity_check(1)').all()
    if (found?.integrity_check !== 'ok') throw new Error(`${source} is damaged: ${String(found?.integrity_check)}`)
  } finally {
    copy.close()
  }
}

const dumpPostgresql = (url: string, target: string): Promise<void> =>
  runPrograms(url, {
    name: 'pg_dump',
    words: [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      ...passingTables.map(table => `--exclude-table-data=${table}`),
      `--file=${target}`,
      '--dbname={url}'
    ]
  })
