import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** 12 hexadecimal digits that name the state of some files by their content: a clone has new times and the same name. Generated files are left out. */
export function sourceHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude: ['**/*.gen.ts'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The sources of a build. Of content only the messages are: any other edit of content shows without a build. */
export const buildSources = [
  'app/**',
  'content/**/*.ts',
  'content/messages/*.json',
  'demo/**',
  'assets/**',
  'art/masters/**',
  'build/vite/**',
  'build/pictures.ts',
  'build/pictures/**',
  '*.config.ts',
  'package-lock.json'
]
