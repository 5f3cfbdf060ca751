import { randomUUID } from 'node:crypto'
import type { Database, Query } from '../accounts/database.ts'
import { createFaultLog } from '../platform/fault-log.ts'
import type { Logger } from '../platform/logger.ts'
import { repeat } from '../platform/repeat.ts'

/** The version that a process began to serve at an instant (`at`, in ms): build, commit and version of the content. Never changed: it is evidence. */
export type ServedVersion = { at: number; build: string; commit: string | null; content: string }

const columns = 'at, build, commit_name as "commit", content'

/** All versions that were served, the oldest first. Throws DatabaseError. */
export const servedVersions = (query: Query): Promise<ServedVersion[]> =>
  query<ServedVersion>(`select ${columns} from served_versions order by at, id`)

/** Writes down what is served from now on, where it is not what was written last: of processes that start together the first one does. Throws DatabaseError. */
export function recordServedVersion(
  { transaction }: Pick<Database, 'transaction'>,
  served: ServedVersion
): Promise<void> {
  return transaction(async query => {
    const last = (await servedVersions(query)).at(-1)
    if (last?.build === served.build && last.commit === served.commit && last.content === served.content) return
    await insert(query, { ...served, at: Math.max(served.at, (last?.at ?? 0) + 1) })
  })
}

/** Adds, in the caller's transaction, the versions that a database lacks which was restored from an older copy. */
export async function addServedVersions(query: Query, versions: readonly ServedVersion[]): Promise<void> {
  const known = await servedVersions(query)
  for (const version of versions) if (!known.some(({ at }) => at === version.at)) await insert(query, version)
}

const insert = (query: Query, { at, build, commit, content }: ServedVersion) =>
  query('insert into served_versions (id, at, build, commit_name, content) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    at,
    build,
    commit,
    content
  ])

/** How often a process looks whether its content is another one; also how long after a database is back that is written down. */
const lookEveryMs = 3000

type Settings = {
  build: string
  commit: string | null
  /** The version of the edited content. */
  content: () => string
  now: () => Date
  logger: Pick<Logger, 'error'>
}

/** Writes down what this process serves, at its start and after each edit of the content, until `stop`. Resolves after the first try; a database that is away is tried again. */
export async function noteServedVersions(
  database: Pick<Database, 'transaction'>,
  { build, commit, content, now, logger }: Settings
): Promise<{ stop: () => Promise<void> }> {
  let noted = ''
  const log = createFaultLog(logger)
  const noting = repeat(async () => {
    const version = content()
    try {
      if (version !== noted)
        await recordServedVersion(database, { at: now().getTime(), build, commit, content: version })
      noted = version
      log.good()
    } catch (error) {
      log.fault(error, 'what is served could not be written down: it is tried again')
    }
  }, lookEveryMs)
  await noting.first
  return noting
}
