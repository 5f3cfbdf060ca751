import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../app/domain/dated/day-ms.ts'
import { readArgs } from '../build/run-command.ts'
import {
  type ArchiveStatement,
  type ContentArchive,
  contentPurpose,
  dueArchive,
  readStatement
} from '../server/content/archive-statement.ts'
import { isPortrait, readContentFiles, textOf, versionOf } from '../server/content/content-files.ts'
import { readContent } from '../server/content/content-reader.ts'
import { packContent, unpackContent } from '../server/content/pack-content.ts'
import { createStatementSigner } from '../server/http/signed-statement.ts'
import { writeAtomically } from '../server/platform/write-atomically.ts'

const usage = `Usage: content-archive {folder} [--in={seconds}] [--back-to={version}]
  Writes an archive of the content into a folder, and content.json, the signed statement that names it. Publish the archive first, then content.json.
  --in        how long it is until all processes show it: 60 seconds, or 0 to 604800
  --back-to   leads back to a version whose archive is in the folder, by the beginning of its name`

/** Long enough for every process to have heard of it. */
const usualSeconds = 60
const statementFile = 'content.json'
/** An address that repeats an old statement is noticed after so long. */
const validDays = 90

type Settings = {
  folder?: string
  variables?: NodeJS.ProcessEnv
  now?: () => Date
  log?: (line: string) => void
  read?: typeof readContent
}

/**
 * Makes an archive of the content and signs the statement of what counts from when on. Throws, and writes nothing, where the content has a fault, the key is
 * missing, or what is in the folder was signed by another one.
 */
export async function archiveContent(
  args: readonly string[],
  {
    folder = 'content',
    variables = process.env,
    now = () => new Date(),
    log = console.log,
    read = readContent
  }: Settings = {}
): Promise<void> {
  const { out, seconds, backTo } = readTarget(args)
  const signer = signerOf(variables.CONTENT_SIGNING_KEY)
  const former = await formerStatement(out, signer.publicKey.x)
  const packed = backTo === null ? await written(folder, out, read) : await found(backTo, out)
  const signedAt = now()
  const takeUpAt = new Date(signedAt.getTime() + seconds * 1000).toISOString()
  const next = { ...packed, takeUpAt }
  const shown = former && dueArchive(former.archives, signedAt)
  const statement: ArchiveStatement = {
    kind: 'content',
    sequence: (former?.sequence ?? 0) + 1,
    validUntil: new Date(signedAt.getTime() + validDays * dayMs).toISOString(),
    archives: shown && shown.version !== next.version ? [next, shown] : [next]
  }
  await writeAtomically(join(out, statementFile), `${JSON.stringify(signer.sign(statement))}\n`)
  log(
    `${next.file} holds version ${next.version.slice(0, 12)}; ${statementFile} is number ${statement.sequence} and shows it from ${takeUpAt} on`
  )
  log(`CONTENT_PUBLIC_KEYS=${signer.publicKey.x}`)
}

function readTarget(args: readonly string[]) {
  const { values, positionals } = readArgs(args, { in: { type: 'string' }, 'back-to': { type: 'string' } }, usage)
  const [out, ...others] = positionals
  const seconds = Number(values.in ?? usualSeconds)
  const isInTime = Number.isInteger(seconds) && seconds >= 0 && seconds <= 604_800
  if (out === undefined || others.length > 0 || !isInTime) throw new Error(usage)
  return { out, seconds, backTo: values['back-to'] ?? null }
}

function signerOf(key = '') {
  if (key.length < 32)
    throw new Error(
      'CONTENT_SIGNING_KEY is not set, or has fewer than 32 characters: it signs the content; make one by openssl rand -hex 32'
    )
  return createStatementSigner(Buffer.from(key), contentPurpose)
}

/** The last publication. Null where there was none. Throws where another key has signed it: its number would not be known. */
async function formerStatement(out: string, publicKey: string): Promise<ArchiveStatement | null> {
  const text = await readFile(join(out, statementFile), 'utf8').catch(error => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : readStatement(text, [publicKey])
}

type Packed = Omit<ContentArchive, 'takeUpAt'>

/** The archive of a folder of content, written. Throws ContentError where it cannot be published. */
async function written(folder: string, out: string, read: typeof readContent): Promise<Packed> {
  const { version } = await read(folder)
  const file = `content-${version.slice(0, 12)}.tar.gz`
  // A statement that names the archive holds its hash: the same content may be packed into other bytes by another release.
  if (existsSync(join(out, file))) return found(version, out)
  const files = new Map<string, Uint8Array | string>(await readContentFiles(folder))
  for (const path of [...files.keys()].filter(isPortrait)) files.set(path, await readFile(join(folder, path)))
  const bytes = await packContent(files)
  await writeAtomically(join(out, file), bytes)
  return described(file, version, bytes)
}

/** An archive of a folder by the beginning of its version. Throws where there is none, or it is not what its name says. */
async function found(beginning: string, out: string): Promise<Packed> {
  const names = (await readdir(out)).filter(
    name => name.startsWith(`content-${beginning.slice(0, 12)}`) && name.endsWith('.tar.gz')
  )
  const [file] = names
  if (file === undefined || names.length > 1 || beginning === '')
    throw new Error(
      `--back-to=${beginning}: ${names.length} archives in ${out} are of such a version; they are called content-{version}.tar.gz`
    )
  const bytes = await readFile(join(out, file))
  const files = [...(await unpackContent(bytes))]
  const version = versionOf(new Map(files.map(([path, data]) => [path, textOf(path, data)])))
  if (!version.startsWith(beginning)) throw new Error(`${file} holds version ${version.slice(0, 12)}`)
  return described(file, version, bytes)
}

const described = (file: string, version: string, bytes: Uint8Array): Packed => ({
  version,
  file,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length
})
