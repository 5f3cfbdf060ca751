import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../../app/site/config/environment.schema.ts'
import { EnvironmentError } from '../../app/site/config/environment.ts'
import { systemErrorMessage } from '../platform/format-error.ts'
import type { Logger } from '../platform/logger.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { readSecretKeys, type SecretKeys } from './secret-key.ts'

/** The storage outside of the release: the database, and the keys, of which the first signs links and counts networks. */
export type Storage = { secrets: SecretKeys; database: Database }

/** Reads the keys, and opens the database. Throws EnvironmentError that names `DATA_DIR` where it cannot be used. */
export async function openStorage(environment: Environment, logger: Logger, now: () => Date): Promise<Storage> {
  const { DATA_DIR } = environment
  try {
    await tryToWrite(DATA_DIR)
    return { secrets: readSecretKeys(environment), database: await openDatabase(environment, logger, now) }
  } catch (error) {
    throw new EnvironmentError([{ variable: 'DATA_DIR', value: DATA_DIR, reason: systemErrorMessage(error) }])
  }
}

/** Also where the database and the key are elsewhere the last answers of upstreams and the mails of a demo are kept there. */
async function tryToWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `try.${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(file, Buffer.alloc(64 * 1024))
  } finally {
    await rm(file, { force: true })
  }
}
