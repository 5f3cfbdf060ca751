/**
 * A statement that failed. Its message never holds a value that was to be stored, since errors are logged and addresses must not be:
 * of faults about the data (SQLSTATE classes 22 and 23) only the code is kept.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string

  constructor(error: unknown) {
    const { code, message } = error as { code?: unknown; message?: unknown }
    const known = typeof code === 'string' ? code : 'unknown'
    super(/^2[23]/.test(known) ? 'a value was refused' : typeof message === 'string' ? message : 'a statement failed')
    this.code = known
  }
}
