import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Content } from '../../content/content.ts'
import { createFaultLog } from '../platform/fault-log.ts'
import { isFileLimit } from '../platform/format-error.ts'
import type { Logger } from '../platform/logger.ts'
import { repeat } from '../platform/repeat.ts'
import { writeAtomically } from '../platform/write-atomically.ts'
import {
  type ArchiveStatement,
  type ContentArchive,
  comingArchive,
  dueArchive,
  endOf,
  readStatement,
  waitMs
} from './archive-statement.ts'
import { ContentError, type ContentFault, describeFault } from './content-error.ts'
import { readContentFiles, versionOf } from './content-files.ts'
import { contentOf } from './content-reader.ts'
import type { ContentStore } from './content-store.ts'
import { fetchBounded } from './fetch-bounded.ts'
import type { ParsedFiles } from './folder-reader.ts'
import { archivesFolder, currentVersionFile, keepArchive, keptVersions, removeOldArchives } from './kept-archives.ts'
import { ArchiveError } from './pack-content.ts'

/** A statement names a version some minute before it is due: all processes have heard of it by then. */
const pollMs = 10_000
const maxStatementBytes = 64_000
const statementFile = 'statement.json'

type ArchiveStoreSettings = {
  /** The address of the statement; archives are beside it. */
  url: string
  /** The public keys that may sign it. */
  keys: readonly string[]
  dataFolder: string
  /** The content that came with the release, for a machine that has never had another. */
  releaseFolder: string
  /** The version of the release's content that the build has looked through. */
  checkedVersion?: string | null
  logger: Pick<Logger, 'info' | 'error'>
  /** Called with the new content once it has been swapped in. */
  onChange?: (content: Content) => void
  /** Called with the faults of a version that is not taken; with none once another one is. */
  onFaults?: (faults: readonly ContentFault[]) => void
  /** Called each time the address has answered as it should. */
  onRead?: () => void
  everyMs?: number
  now?: () => Date
  /** How long a statement and an archive may take. */
  timeoutsMs?: { statement: number; archive: number }
  /** Where what is parsed of the files is remembered. */
  parsed?: ParsedFiles
}

type Read = { version: string; folder: string; content: Content }

/**
 * Content that every process takes up at the same version: a signed statement names archives and the instant from which on each is shown. They are fetched,
 * verified and read before that. A version with a fault is refused whole, since what each process had last may differ, and the one before stays. What was
 * taken is kept on this machine for a start while the address is away. Throws ContentError only where the content of the release cannot be shown either.
 */
export async function createArchiveStore({
  url,
  keys,
  dataFolder,
  releaseFolder,
  checkedVersion = null,
  logger,
  onChange,
  onFaults,
  onRead,
  everyMs = pollMs,
  now = () => new Date(),
  timeoutsMs = { statement: 5000, archive: 60_000 },
  parsed = new Map()
}: ArchiveStoreSettings): Promise<ContentStore> {
  const folder = archivesFolder(dataFolder)
  const oneAtATime = pLimit(1)
  /** Versions that this build cannot show. */
  const refused = new Map<string, readonly ContentFault[]>()
  let statement: ArchiveStatement | null = null
  let statementText = ''
  let keptText = ''
  let etag: string | null = null
  let prepared: Read | null = null
  let current: Read | null = null
  let faults: readonly ContentFault[] = []
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const log = createFaultLog(logger, 'the archive of content is followed again')

  /** Throws ArchiveError where a statement is not signed, or older than the one that is known. */
  function takeStatement(text: string): void {
    const next = readStatement(text, keys)
    if (statement && next.sequence < statement.sequence)
      throw new ArchiveError(
        `the statement is number ${next.sequence}, and ${statement.sequence} was here already: sign a later one to go back`
      )
    if (statement && next.sequence === statement.sequence && text !== statementText)
      throw new ArchiveError(`two statements have number ${next.sequence}: sign one with a higher number`)
    statement = next
    statementText = text
  }

  async function fetchStatement(): Promise<void> {
    const answer = await fetchBounded({
      url: new URL(url),
      maxBytes: maxStatementBytes,
      timeoutMs: timeoutsMs.statement,
      etag
    })
    if (answer === null) return
    const text = answer.bytes.toString()
    if (text !== statementText) takeStatement(text)
    if (text !== keptText) await writeAtomically(join(folder, statementFile), text)
    keptText = text
    etag = answer.etag
  }

  async function fetchArchive({ version, file, sha256, bytes: maxBytes }: ContentArchive): Promise<void> {
    if (existsSync(join(folder, version))) return
    const answer = await fetchBounded({ url: new URL(file, url), maxBytes, timeoutMs: timeoutsMs.archive })
    if (answer) await keepArchive(answer.bytes, { version, sha256 }, folder)
  }

  /** The content of a kept version. Null where it is not here, has changed on the disk, or this build cannot show it: then its faults are said once. */
  async function read(version: string): Promise<Read | null> {
    if (prepared?.version === version) return prepared
    if (refused.has(version)) return null
    const place = join(folder, version)
    const files = await readContentFiles(place).catch(error => {
      if (isFileLimit(error)) throw error
      return null
    })
    if (files === null || versionOf(files) !== version) {
      // Files that the disk has lost or changed are fetched again.
      await rm(place, { recursive: true, force: true })
      return null
    }
    await nextTurn()
    const found = contentOf(files, parsed, version === checkedVersion, version)
    if (found.content) return { version, folder: place, content: found.content }
    refused.set(version, found.faults)
    logger.error(
      { version: version.slice(0, 12), faults: found.faults.slice(0, 20).map(describeFault) },
      'this version of the content cannot be shown by this build: the one before stays'
    )
    return null
  }

  /** Shows the version that is due, once it is here, and comes back when the next one is. */
  async function settle(): Promise<void> {
    if (closed || statement === null) return
    const due = dueArchive(statement.archives, now())
    const next = due && due.version !== current?.version ? await read(due.version) : null
    if (next) await show(next)
    const coming = comingArchive(statement.archives, now())
    prepared = coming ? await read(coming.version) : null
    setFaults([due, coming].flatMap(archive => (archive && refused.get(archive.version)) ?? []))
    clearTimeout(timer)
    if (coming && !closed)
      timer = setTimeout(() => void oneAtATime(settle).catch(report), waitMs(coming, now())).unref()
  }

  async function show(next: Read): Promise<void> {
    const isFirst = current === null
    current = next
    if (!isFirst) {
      logger.info({ version: next.version.slice(0, 12) }, 'another version of the content is shown')
      onChange?.(next.content)
    }
    await writeAtomically(join(folder, currentVersionFile), `${next.version}\n`)
  }

  function setFaults(next: readonly ContentFault[]): void {
    const isNews = JSON.stringify(next) !== JSON.stringify(faults)
    faults = next
    if (isNews) onFaults?.(next)
  }

  const report = (error: unknown) => {
    const reason = error instanceof ArchiveError ? error.message : String(error)
    log.fault(reason, 'the archive of content is not taken: what is shown stays', { reason })
  }

  /** Asks once, and takes what is new. Never throws. */
  const ask = () =>
    oneAtATime(async () => {
      try {
        await fetchStatement()
        const end = endOf(statement, now())
        if (end === null) onRead?.()
        const fetched = await Promise.allSettled((statement?.archives ?? []).map(fetchArchive))
        const faulty = fetched.find(result => result.status === 'rejected')
        if (faulty) throw faulty.reason
        if (end) throw new ArchiveError(`the statement was valid until ${end}: publish the content again`)
        log.good()
      } catch (error) {
        report(error)
      }
      await settle().catch(report)
      await removeOldArchives([...(statement?.archives ?? []), ...(current ? [current] : [])], folder).catch(report)
    })

  /** The archives of this machine, the newest first, else the content of the release. */
  async function showAnother(): Promise<Read> {
    const isEarly = (version: string) =>
      statement?.archives.some(archive => archive.version === version && waitMs(archive, now()) > 0)
    for (const version of await keptVersions(folder)) {
      const kept = isEarly(version) ? null : await read(version)
      if (kept) return kept
    }
    const files = await readContentFiles(releaseFolder)
    const found = contentOf(files, parsed, versionOf(files) === checkedVersion)
    if (found.content === null) throw new ContentError(found.faults)
    return { version: found.content.version, folder: releaseFolder, content: found.content }
  }

  try {
    takeStatement(await readFile(join(folder, statementFile), 'utf8'))
  } catch {
    // Nothing is kept yet, or a key has been changed: the address says.
  }
  await ask()
  const shown: Read = current ?? (await showAnother())
  if (current === null) {
    current = shown
    const facts = { version: shown.version.slice(0, 12), folder: shown.folder }
    logger.error(facts, 'no version of the content that is due is here: this one is shown until one is')
  }
  const polling = repeat(ask, everyMs, 0.1)
  return {
    current: () => (current ?? shown).content,
    faults: () => faults,
    folder: () => (current ?? shown).folder,
    close() {
      closed = true
      clearTimeout(timer)
      void polling.stop()
    }
  }
}
