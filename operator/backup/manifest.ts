import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'

const manifestFile = 'manifest.json'

const manifest = v.strictObject({
  kind: v.picklist(['sqlite', 'postgresql']),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of package.json. */
  version: v.string(),
  /** The last migration of the database. */
  migration: v.number(),
  files: v.array(
    v.strictObject({ name: v.pipe(v.string(), v.regex(/^[\w.-]+$/)), bytes: v.number(), sha256: v.string() })
  )
})

/** The manifest of a backup, by which every file of it is checked. */
export type Manifest = v.InferOutput<typeof manifest>

/** How the database is called in a backup. */
export const databaseFiles = { sqlite: 'sign-up.sqlite', postgresql: 'database.dump' } as const

/** The keys that sign links, under `DATA_DIR`. */
export const keyFiles = ['secret-key'] as const

/** Tables of minutes, never in a backup: counts, keys of forms, conversations. */
export const passingTables = ['rate_limits', 'sign_up_attempts', 'desk_conversations', 'desk_messages', 'desk_agents']

type Facts = Omit<Manifest, 'files'>

export async function writeManifest(folder: string, facts: Facts, names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map(name => described(join(folder, name))))
  await writeFile(join(folder, manifestFile), `${JSON.stringify({ ...facts, files }, null, 2)}\n`, { mode: 0o600 })
}

/** Reads the manifest of a backup and checks every file against it. Throws with one line that names what is wrong. */
export async function readBackup(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile)
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is no backup: it has no ${manifestFile}`)
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (!success) throw new Error(`${path} is damaged`)
  for (const { name, sha256 } of output.files) {
    const found = await described(join(folder, name)).catch(() => null)
    if (!found) throw new Error(`${join(folder, name)} is missing`)
    if (found.sha256 !== sha256)
      throw new Error(`${join(folder, name)} is damaged: its SHA-256 is another one than in ${manifestFile}`)
  }
  return output
}

async function described(path: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { name: basename(path), bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
