import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOrInstall } from './debian-package.ts'

/** Debian has it where an ordinary user's path does not lead. */
const installed = () =>
  [process.env.NGINX, 'nginx', '/usr/sbin/nginx'].find(
    path => path && (path.includes('/') ? existsSync(path) : spawnSync(path, ['-v']).status === 0)
  )

/** The path of nginx; Debian's package is installed where there is none. Throws with what to install where that fails. */
export const nginxProgram = (): string =>
  findOrInstall(
    installed,
    'nginx-light',
    'the test of the export',
    'The test of the export needs nginx: install the package «nginx-light», or set NGINX to its path.'
  )
