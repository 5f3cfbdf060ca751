import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Installs a package of Debian where that can be done: on Linux, as root, with apt; else false. Throws where apt fails. */
export function installDebianPackage(name: string, purpose: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${name} for ${purpose} …`)
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const unlocked = ['-o', 'DPkg::Lock::Timeout=120']
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', ...unlocked, '--no-install-recommends', name], quiet)
  return true
}

/** Returns a program that `find` finds, if need be after a package of Debian is installed. Throws `advice` where there is none. */
export function findOrInstall(find: () => string | undefined, name: string, purpose: string, advice: string): string {
  const found = find() ?? (installDebianPackage(name, purpose) ? find() : undefined)
  if (!found) throw new Error(advice)
  return found
}

/** The path of a program, which the variable of its name gives; Debian's package is installed where there is none. Throws with what to install where that fails. */
export function programOf(program: string, debian: string, purpose: string): string {
  const variable = program.toUpperCase()
  // Debian has some where an ordinary user's path does not lead.
  const places = [process.env[variable], program, `/usr/sbin/${program}`]
  const installed = () => places.find(path => path && spawnSync(path, ['-v']).error === undefined)
  const advice = `For ${purpose} install the package «${debian}», or set ${variable} to the path of ${program}.`
  return findOrInstall(installed, debian, purpose, advice)
}

export const nginxProgram = () => programOf('nginx', 'nginx-light', 'the test of the export')

export const promtoolProgram = () => programOf('promtool', 'prometheus', 'the test of the alerts')

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
