import { AssertionError } from 'node:assert'
import { inspect } from 'node:util'

/** Faults of our code, which nobody can mend without their stack. All others say in their message what to do. */
const ourFaults = [TypeError, ReferenceError, RangeError, AssertionError]

/** The message of a program before it ends with 1: one line that names what to do, and the stack only of a fault of our code. */
export function formatError(error: unknown): string {
  const code = codeOf(error)
  const { syscall, port, address, path = 'A file' } = (error ?? {}) as ListenError
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken: end the process that listens on it, or set PORT (METRICS_PORT) to another one.`
    if (code === 'EACCES')
      return `Port ${port} is not open to this user: set PORT above 1023 and put a proxy before it.`
    if (code === 'EADDRNOTAVAIL') return `HOST=${address} is no address of this machine: set another one.`
  }
  if (code in remedies) return `${path}: ${systemErrorMessage(error)}`
  if (!(error instanceof Error) || ourFaults.some(fault => error instanceof fault)) return inspect(error)
  return error.message
}

/** The reason for which the system refused something, with what to do; of any other error its message. */
export function systemErrorMessage(error: unknown): string {
  const code = codeOf(error)
  const remedy = remedies[code]
  return remedy ? `${remedy} (${code})` : error instanceof Error ? error.message : String(error)
}

/** Whether the process, or the machine, may open no more files. */
export const isFileLimit = (error: unknown): boolean => ['EMFILE', 'ENFILE'].includes(codeOf(error))

type ListenError = Partial<NodeJS.ErrnoException & { port: number; address: string }>

const fileLimit = 'cannot be opened, too many open files: raise the limit (ulimit -n)'
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there: change its owner, or name another folder',
  EPERM: 'this user may not write there: change its owner, or name another folder',
  EROFS: 'the file system can only be read: name a folder that can be written',
  ENOSPC: 'the disk is full: make room and start again',
  EDQUOT: 'the quota of this user is used up: make room and start again',
  EMFILE: fileLimit,
  ENFILE: fileLimit,
  ENOENT: 'does not exist: make it, or name another one',
  ENOTDIR: 'a part of the path is a file: name another folder'
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
