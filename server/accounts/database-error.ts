/** SQLITE_BUSY; its extended codes have it in their last byte. */
const sqliteBusy = 5

/** A statement that failed. Errors are logged, so it never holds a stored value: of faults about data (SQLSTATE 22, 23) it has only the code. */
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
