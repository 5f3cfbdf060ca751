import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../app/site/config/environment.ts'

/** The first signs, each verifies. */
export type SecretKeys = readonly [Buffer, ...Buffer[]]

/** The keys of links and statements: `SECRET_KEY`, else one that is made once in `DATA_DIR`. Processes that start together get the same one. */
export function readSecretKeys({ SECRET_KEY, DATA_DIR }: Pick<Environment, 'SECRET_KEY' | 'DATA_DIR'>): SecretKeys {
  const [first, ...others] = SECRET_KEY ?? []
  if (first === undefined) return [readStoredKey(DATA_DIR, 'secret-key')]
  return [Buffer.from(first), ...others.map(key => Buffer.from(key))]
}

/** No key that is made here is shorter, and none that is set may be: a file that a full disk or an accident has emptied would let everybody in. */
const shortestKey = 32

/** A key made once in a folder, readable by its owner alone. Throws where the file holds no key. */
export function readStoredKey(folder: string, name: string): Buffer {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const key = read(file) ?? make(file)
  if (key.length >= shortestKey) return key
  throw new Error(`${file} must hold a key of at least ${shortestKey} characters; removed, it is made anew`)
}

function read(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, 'utf8').trim())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written whole under a name of its own, then linked: who comes second finds the first one's key, never half a file. */
function make(file: string): Buffer {
  const own = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(own, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return Buffer.from(readFileSync(file, 'utf8').trim())
}
