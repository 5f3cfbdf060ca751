import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

const installed = () =>
  [process.env.POSTGRESQL_BIN, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/opt/homebrew/bin'].find(
    folder => folder && existsSync(join(folder, 'initdb'))
  )

/** The folder of PostgreSQL's programs; Debian's package is installed where there is none. Throws with what to install where that fails. */
export function postgresqlFolder(): string {
  const found = installed()
  if (found) return found
  installDebianPackage('postgresql', 'the tests of the storage')
  const folder = installed()
  if (!folder)
    throw new Error(
      'The tests of the storage need PostgreSQL: install the package «postgresql», or set POSTGRESQL_BIN to the folder that holds initdb.'
    )
  return folder
}
