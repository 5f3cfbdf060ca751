import { execFileSync, spawnSync } from 'node:child_process'

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
