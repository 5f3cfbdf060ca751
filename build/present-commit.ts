import { spawnSync } from 'node:child_process'
import type { Release } from '../server/platform/release.ts'

/** The answer of git in a folder, null where it is missing, or knows nothing of the folder. */
export function gitIn(cwd: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : null
}

/** The commit that is checked out, and whether files differ from it. In a production folder there is none. */
export function presentCommit(folder = '.'): Pick<Release, 'commit' | 'changed'> {
  const commit = gitIn(folder, 'rev-parse', 'HEAD')?.trim() ?? null
  return { commit, changed: commit !== null && gitIn(folder, 'status', '--porcelain')?.trim() !== '' }
}
