import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { MailTransport } from '../mail/mail-transport.ts'
import { writeAtomically } from '../platform/write-atomically.ts'
import type { Database, Query } from './database.ts'

/** The list of erased persons, outside of the database and of every backup. */
const erasedFile = 'erased-registrations.json'

/** A backup may be restored for so long. */
export const backupLifetimeMs = 90 * 86_400_000

/** How long it is known what was erased: a little longer than a backup may be restored. */
const knownForMs = backupLifetimeMs + 10 * 86_400_000

const erasures = v.array(v.object({ mark: v.string(), at: v.number() }))
type Erasures = v.InferOutput<typeof erasures>

/** Names a registration where it must not be read who it is: the id is random, and its hash leads nowhere once it is erased. */
export const markOf = (registrationId: string): string =>
  createHash('sha256').update(`registration\n${registrationId}`).digest('hex').slice(0, 32)

/** Writes down, in the caller's transaction, that a registration was erased: a backup that still has it must not bring it back. */
export const recordErasure = (query: Query, registrationId: string, now: Date): Promise<void> =>
  addErasures(query, [{ mark: markOf(registrationId), at: now.getTime() }])

/** Adds, in the caller's transaction, the marks that a database lacks. */
export async function addErasures(query: Query, lacking: Erasures): Promise<void> {
  for (const { mark, at } of lacking)
    await query('insert into erasures (mark, erased_at) values ($1, $2) on conflict (mark) do nothing', [mark, at])
}

/** All that was erased, by the marks, as the database knows it. */
export const erasuresIn = (query: Query): Promise<Erasures> =>
  query<Erasures[number]>('select mark, erased_at as at from erasures order by erased_at, mark')

/** The list that this machine has without the database. Throws where the file is there and cannot be read: a backup must not be restored without it. */
export async function erasuresBeside(dataFolder: string): Promise<Erasures> {
  const file = join(dataFolder, erasedFile)
  const text = await readFile(file, 'utf8').catch(error => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return v.parse(erasures, JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} cannot be read: it names who was erased`, { cause })
  }
}

/** Keeps what was erased beside the database too, and drops what is older than any backup. */
export async function keepErasures(dataFolder: string, found: Erasures, now: Date): Promise<void> {
  const known = await erasuresBeside(dataFolder)
  const marks = new Map([...known, ...found].map(erasure => [erasure.mark, erasure]))
  const kept = [...marks.values()].filter(({ at }) => at > now.getTime() - knownForMs)
  if (JSON.stringify(kept) === JSON.stringify(known)) return
  await writeAtomically(join(dataFolder, erasedFile), `${JSON.stringify(kept)}\n`, 0o600)
}

type Parts = {
  database: Pick<Database, 'query' | 'settle'>
  dataFolder: string
  transport: Pick<MailTransport, 'forgetPeople'>
  now: () => Date
}

/** Removes the traces of erased persons that every machine has, whichever of them erased: kept mails, and the write-ahead log. */
export async function settleErasures({ database, dataFolder, transport, now }: Parts): Promise<void> {
  await database.query('delete from erasures where erased_at <= $1', [now().getTime() - knownForMs])
  const found = await erasuresIn(database.query)
  await transport.forgetPeople(new Set(found.map(({ mark }) => mark)))
  await keepErasures(dataFolder, found, now())
  await database.settle()
}
