/** SQLITE_BUSY; its extended codes have it in their last byte. */
const sqliteBusy = 5

/**
 * A statement that failed. Its message never holds a value that was to be stored, since errors are logged and addresses must not be:
 * of faults about the data (SQLSTATE classes 22 and 23) only the code is kept.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Whether another process holds the SQLite file: the same statement may succeed a moment later. */
  readonly busy: boolean

  constructor(error: unknown) {
    const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message?: unknown }
    const known =
      [code, errcode].filter(part => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
    super(/^2[23]/.test(known) ? 'a value was refused' : typeof message === 'string' ? message : 'a statement failed')
    this.code = known
    this.busy = typeof errcode === 'number' && errcode % 256 === sqliteBusy
  }
}
