import type { Content } from '../../content/content.ts'
import { type ParsedFiles, readContent, readWithdrawals } from './content-reader.ts'
import { watchFolder } from './watch-folder.ts'
import { withNewWithdrawals } from './withdrawals.ts'

export { readContent } from './content-reader.ts'

/** How often the folder is looked at for changes without an event: a withdrawn offer is to be gone within a minute. */
const lookEveryMs = 20_000
/** Someone who copies many files keeps changing the folder: after so long what lies there is read all the same. */
const longestSettleMs = 2000

/** The content that counts now. `current` is swapped as a whole, never changed. */
export type ContentStore = { current: () => Content; close: () => void }

type ContentStoreSettings = {
  /** Called with the new content once it has been swapped in. */
  onChange?: (content: Content) => void
  /** Called with a ContentError, or with what reading or watching the folder threw; the last good content stays. */
  onFault?: (fault: unknown) => void
  /** An editor writes a file in several steps: they count as one when this little time lies between them. */
  settleMs?: number
  /** Where what is parsed of the files is remembered. */
  parsed?: ParsedFiles
}

/** Reads the content and follows its edits. A fault leaves the last-known-good, less withdrawn offers. Throws ContentError at the start alone. */
export async function createContentStore(
  directory: string,
  { onChange, onFault, settleMs = 100, parsed = new Map() }: ContentStoreSettings = {}
): Promise<ContentStore> {
  let current: Content
  let timer: NodeJS.Timeout | undefined
  let unsettledSince: number | null = null
  let reading = true
  let editedMeanwhile = false
  let closed = false

  const schedule = () => {
    if (closed) return
    clearTimeout(timer)
    unsettledSince ??= performance.now()
    const left = longestSettleMs - (performance.now() - unsettledSince)
    timer = setTimeout(() => reload().catch(fault => onFault?.(fault)), Math.max(0, Math.min(settleMs, left)))
  }
  const reload = async () => {
    unsettledSince = null
    if (reading) {
      editedMeanwhile = true
      return
    }
    reading = true
    try {
      const next = await readContent(directory, parsed)
      if (!closed && next.version !== current.version) {
        current = next
        onChange?.(next)
      }
    } catch (fault) {
      if (closed) return
      onFault?.(fault)
      const withdrawn = withNewWithdrawals(current, await readWithdrawals(directory))
      if (withdrawn === current) return
      current = withdrawn
      onChange?.(withdrawn)
    } finally {
      settle()
    }
  }
  const settle = () => {
    reading = false
    if (!editedMeanwhile) return
    editedMeanwhile = false
    schedule()
  }
  const close = () => {
    closed = true
    clearTimeout(timer)
    watcher.close()
  }

  const watcher = watchFolder(directory, { onChange: schedule, onFault: fault => onFault?.(fault), lookEveryMs })
  try {
    await watcher.watching
    current = await readContent(directory, parsed)
  } catch (fault) {
    close()
    throw fault
  }
  settle()
  return { current: () => current, close }
}
