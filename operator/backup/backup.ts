import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { readArgs } from '../../build/run-command.ts'
import { openDatabase } from '../../server/accounts/open-database.ts'
import { createLogger } from '../../server/platform/logger.ts'
import { databaseFiles, keyFiles, passingTables, writeManifest } from './manifest.ts'
import { runProgram } from './postgresql-program.ts'

const usage = 'Usage: npm run backup -- {folder}'

type Settings = { variables?: NodeJS.ProcessEnv; now?: Date }

/** Writes a backup of the database and of the key files into a new folder, for its owner alone. The site may run meanwhile. */
export async function backUp(
  args: readonly string[],
  { variables = process.env, now = new Date() }: Settings = {}
): Promise<void> {
  const [folder, ...others] = readArgs(args, {}, usage).positionals
  if (!folder || others.length > 0) throw new Error(usage)
  const { DATABASE_URL = '', DATA_DIR = '' } = variables
  const { DATABASE_URL: url, DATA_DIR: data } = readEnvironment({ DATABASE_URL, DATA_DIR })
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(`${folder} is not empty: a backup is written into a folder of its own`)
  const kind = url === null ? 'sqlite' : 'postgresql'
  const source = join(data, databaseFiles.sqlite)
  if (url === null && !existsSync(source)) throw new Error(`${source} does not exist: there is nothing to keep`)

  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: data }, createLogger('silent'), () => now)
  const [last] = await database
    .query<{ id: number }>('select max(id) as id from sign_up_migrations')
    .finally(() => database.close())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const target = join(folder, databaseFiles[kind])
  // Both programs write into an empty file, and leave it to its owner.
  await writeFile(target, '', { mode: 0o600 })
  const written = url === null ? copySqlite(source, target) : dumpPostgresql(url, target)
  await written.catch(error => rm(target).then(() => Promise.reject(error)))
  const keys = keyFiles.filter(name => existsSync(join(data, name)))
  for (const name of keys) await writeFile(join(folder, name), await readFile(join(data, name)), { mode: 0o600 })
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const facts = { kind, createdAt: now.toISOString(), version, migration: last?.id ?? 0 } as const
  await writeManifest(folder, facts, [databaseFiles[kind], ...keys])
  console.log(`${folder} holds the state of ${now.toISOString()}: ${[`the database (${kind})`, ...keys].join(', ')}.`)
}

/** One state of the database, without what is of minutes. */
async function dumpPostgresql(url: string, target: string): Promise<void> {
  const without = passingTables.map(table => `--exclude-table-data=${table}`)
  await runProgram('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', ...without, `--file=${target}`])
}

/** The same of a file that others write into. */
async function copySqlite(source: string, target: string): Promise<void> {
  using from = new DatabaseSync(source, { timeout: 10_000 })
  from.prepare('vacuum into ?').run(target)
  using copy = new DatabaseSync(target)
  copy.exec(['pragma secure_delete = on', ...passingTables.map(table => `delete from ${table}`), 'vacuum'].join(';'))
  const [found] = copy.prepare('pragma integrity_check(1)').all()
  if (found?.integrity_check !== 'ok') throw new Error(`${source} is damaged: ${String(found?.integrity_check)}`)
}
