import type { Environment } from '../../app/site/config/environment.schema.ts'
import { EnvironmentError } from '../../app/site/config/environment.ts'
import type { Logger } from '../platform/logger.ts'
import { openDatabase } from './open-database.ts'
import { readSecretKey } from './secret-key.ts'

/** Opens the key that signs links, and the database. Throws EnvironmentError that names `DATA_DIR` where it cannot be used. */
export async function openStorage(environment: Environment, logger: Logger, now: () => Date) {
  const { DATA_DIR } = environment
  try {
    return { secret: readSecretKey(environment), database: await openDatabase(environment, logger, now) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError([{ variable: 'DATA_DIR', value: DATA_DIR, reason }])
  }
}
