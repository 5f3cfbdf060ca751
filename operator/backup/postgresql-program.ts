import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderWith } from '../../build/programs.ts'

/** Runs a program of PostgreSQL; `pg_restore` writes a script, the others ask the database. Throws with the last line that it printed where it fails. */
export async function runProgram(program: 'pg_dump' | 'pg_restore' | 'psql', url: string, args: readonly string[]) {
  const address = new URL(url)
  const { password } = address
  // Every user of the machine can read a command line.
  address.password = ''
  const database = program === 'pg_restore' ? [] : [`--dbname=${address.href}`]
  const secret = password && { PGPASSWORD: decodeURIComponent(password) }
  const env = { ...process.env, ...secret, PGAPPNAME: 'website-backup' }
  const file = join(folderWith(program) ?? '', program)
  await promisify(execFile)(file, [...database, ...args], { env }).catch(({ code, message, stderr }) => {
    if (typeof code === 'number')
      throw new Error(`${program}: ${stderr.trim().split('\n').at(-1) || `ended with ${code}`}`)
    throw new Error(
      `${program} does not run (${message}): install PostgreSQL's client programs, or set POSTGRESQL_BIN to their folder`
    )
  })
}
