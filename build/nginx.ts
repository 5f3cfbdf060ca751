import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian-package.ts'

/** Debian has it where an ordinary user's path does not lead. */
const installed = () =>
  [process.env.NGINX, 'nginx', '/usr/sbin/nginx'].find(
    path => path && (path.includes('/') ? existsSync(path) : spawnSync(path, ['-v']).status === 0)
  )

/** The path of nginx; Debian's package is installed where there is none. Throws with what to install where that fails. */
export function nginxProgram(): string {
  const found = installed()
  if (found) return found
  installDebianPackage('nginx-light', 'the test of the export')
  const program = installed()
  if (!program)
    throw new Error('The test of the export needs nginx: install the package «nginx-light», or set NGINX to its path.')
  return program
}
