import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstall } from './debian-package.ts'

/** The folder of one of PostgreSQL's programs: `POSTGRESQL_BIN`, or the newest in the usual places. */
export const folderWith = (program: string): string | undefined =>
  [process.env.POSTGRESQL_BIN, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/opt/homebrew/bin'].find(
    folder => folder && existsSync(join(folder, program))
  )

/** The folder of PostgreSQL's programs; Debian's package is installed where there is none. Throws with what to install where that fails. */
export const postgresqlFolder = (): string =>
  findOrInstall(
    () => folderWith('initdb'),
    'postgresql',
    'the tests of the storage',
    'The tests of the storage need PostgreSQL: install the package «postgresql», or set POSTGRESQL_BIN to the folder that holds initdb.'
  )
