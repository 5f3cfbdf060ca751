import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Content } from '../../content/content.ts'
import { isFileLimit } from '../platform/format-error.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { type ContentFiles, readContentFiles, versionOf } from './content-files.ts'
import { contentInTurns, contentOf } from './content-reader.ts'
import { type FormerTexts, formerTexts, lossFaults } from './cut-off.ts'
import type { ParsedFiles } from './folder-reader.ts'
import { type LastGood, packFiles, unpackFiles } from './last-good.ts'
import { publishable } from './publishable.ts'
import { watchFolder } from './watch-folder.ts'

/** How often the folder is looked at for changes without an event. */
const lookEveryMs = 20_000
/** Someone who copies many files keeps changing the folder: after so long what lies there is read all the same. */
const longestSettleMs = 2000

/** The content that counts now, and what of the folder cannot be published. `current` is swapped as a whole, never changed. */
export type ContentStore = {
  current: () => Content
  faults: () => readonly ContentFault[]
  /** Where the files of what is shown are: pictures are read from there. */
  folder: () => string
  close: () => void
}

type ContentStoreSettings = {
  /** Called with the new content once it has been swapped in. */
  onChange?: (content: Content) => void
  /** Called with each different list of faults of the files; an empty one once all are put right. */
  onFaults?: (faults: readonly ContentFault[]) => void
  /** Called with what reading or watching the folder threw; the last good content stays. */
  onError?: (error: unknown) => void
  /** Called with what kept the good content from being written; it is shown all the same. */
  onKeepError?: (error: unknown) => void
  /** An editor writes a file in several steps: they count as one when this little time lies between them. */
  settleMs?: number
  /** Where what is parsed of the files is remembered. */
  parsed?: ParsedFiles
  /** The version of the content that the build has looked through. */
  checkedVersion?: string | null
  /** Gives and keeps the texts that were good last: a start takes from them what the folder has a fault in. */
  lastGood?: LastGood
}

/** The part of an edited folder that counts after its last good texts: the texts, their content, and every fault of the folder. `content` is null where the last good one stays. */
export async function publishedOf(
  files: ContentFiles,
  good: ContentFiles,
  parsed: ParsedFiles,
  former?: FormerTexts
): Promise<{ files: ContentFiles; content: Content | null; faults: readonly ContentFault[] }> {
  let content: Content | null = null
  const found = await publishable(files, good, async tried => {
    const read = await contentInTurns(tried, parsed)
    content = read.content
    const atFault = new Set(read.faults.map(({ file }) => file))
    await nextTurn()
    return [...read.faults, ...lossFaults(tried, good, former).filter(({ file }) => !atFault.has(file))]
  })
  // The files that can be published are those that were tried last.
  return { ...found, content: found.files === good ? null : content }
}

/**
 * Reads the content and follows its edits. A file with a fault keeps its last good text, the others count (`publishable`), at the start too where one is
 * known. Throws ContentError at the start alone.
 */
export async function createContentStore(
  directory: string,
  {
    onChange,
    onFaults,
    onError,
    onKeepError,
    settleMs = 100,
    parsed = new Map(),
    checkedVersion = null,
    lastGood
  }: ContentStoreSettings = {}
): Promise<ContentStore> {
  let current: Content
  let good: Promise<Uint8Array>
  const published = formerTexts()
  let faults: readonly ContentFault[] = []
  let timer: NodeJS.Timeout | undefined
  let unsettledSince: number | null = null
  let closed = false
  const oneAtATime = pLimit(1)

  const schedule = () => {
    if (closed) return
    clearTimeout(timer)
    unsettledSince ??= performance.now()
    const left = longestSettleMs - (performance.now() - unsettledSince)
    timer = setTimeout(reload, Math.max(0, Math.min(settleMs, left)))
  }
  const reload = () => {
    unsettledSince = null
    // An edit during a reading settles again, and is read after it.
    if (oneAtATime.activeCount > 0) schedule()
    else void oneAtATime(read)
  }
  const read = async () => {
    try {
      await take(await readContentFiles(directory))
    } catch (error) {
      if (closed) return
      onError?.(error)
      // The edit does not come again by itself.
      if (isFileLimit(error)) setTimeout(schedule, lookEveryMs).unref()
    }
  }
  const take = async (files: ContentFiles) => {
    const former = await unpackFiles(await good)
    if (closed) return
    const found = await publishedOf(files, former, parsed, published)
    await nextTurn()
    if (closed) return
    const next = found.content ?? current
    const isNews = JSON.stringify(found.faults) !== JSON.stringify(faults)
    const isChanged = next.version !== current.version
    faults = found.faults
    if (isChanged) current = next
    if (isNews) onFaults?.(faults)
    if (isChanged) onChange?.(next)
    if (found.files !== former) {
      published.remember(former, found.files)
      await nextTurn()
      good = packFiles(found.files)
    }
    if (isChanged) void keep()
  }
  const keep = async () => {
    try {
      await lastGood?.keep(await good, current.version)
    } catch (error) {
      onKeepError?.(error)
    }
  }
  const close = () => {
    closed = true
    clearTimeout(timer)
    watcher.close()
  }

  const watcher = watchFolder(directory, { onChange: schedule, onError: error => onError?.(error), lookEveryMs })
  await oneAtATime(async () => {
    await watcher.watching
    const started = await startWith(await readContentFiles(directory), parsed, checkedVersion, lastGood)
    good = packFiles(started.files)
    faults = started.faults
    current = started.content
  }).catch(fault => {
    close()
    throw fault
  })
  if (faults.length > 0) onFaults?.(faults)
  void keep()
  return { current: () => current, faults: () => faults, folder: () => directory, close }
}

/** The content at a start. A text that a file has lost since is no fault here: it may be another release. Throws ContentError where nothing good is known. */
async function startWith(
  files: ContentFiles,
  parsed: ParsedFiles,
  checkedVersion: string | null,
  lastGood: LastGood | undefined
): Promise<{ files: ContentFiles; content: Content; faults: readonly ContentFault[] }> {
  const read = contentOf(files, parsed, versionOf(files) === checkedVersion)
  if (read.content) return { files, content: read.content, faults: [] }
  for (const former of (await lastGood?.candidates()) ?? []) {
    const { content } = contentOf(former, parsed, versionOf(former) === checkedVersion)
    if (content === null) continue
    const found = await publishable(files, former, async tried => contentOf(tried, parsed).faults)
    return { files: found.files, content: contentOf(found.files, parsed).content ?? content, faults: found.faults }
  }
  throw new ContentError(read.faults)
}
