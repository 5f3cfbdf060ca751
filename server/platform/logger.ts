import { write, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { pino } from 'pino'

export type Logger = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** So much waits for a slow reader at most; later lines are lost. */
const maxWaitingChars = 1_000_000
const retryMs = 100
const lineCount = (text: string) => text.split('\n').length - 1

/**
 * Takes lines of the log. What cannot be written is lost and counted, and the next line is tried again: nothing waits for a disk or a reader.
 * pino's own destination throws such a fault, and at the exit that follows tries again for ever on a full disk.
 */
export function createLogDestination(fd: number) {
  let waiting = ''
  let isWriting = false
  let linesLost = 0
  let isTorn = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting) {
      let bytes: Buffer = Buffer.from(isTorn ? `\n${waiting}` : waiting)
      waiting = ''
      while (bytes.length > 0) bytes = await written(bytes)
    }
    isWriting = false
  }

  /** Writes once. Returns the bytes that are left. */
  async function written(bytes: Buffer): Promise<Buffer> {
    try {
      const { bytesWritten } = await promisify(write)(fd, bytes)
      isTorn = bytes[bytesWritten - 1] !== 0x0a
      return bytes.subarray(bytesWritten)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') {
        await new Promise(resolve => setTimeout(resolve, retryMs).unref())
        return bytes
      }
      linesLost += lineCount(bytes.toString())
      return Buffer.alloc(0)
    }
  }

  return {
    linesLost: () => linesLost,
    write(line: string): void {
      if (waiting.length + line.length > maxWaitingChars) linesLost += lineCount(line)
      else waiting += line
      if (!isWriting) void writeAll()
    },
    /** Tries once what still waits: the process ends. */
    end(): void {
      try {
        if (waiting) writeSync(fd, waiting)
      } catch {
        // Nobody is left to count it.
      }
    }
  }
}

let standardOutput: ReturnType<typeof createLogDestination> | null = null

function openStandardOutput() {
  const opened = createLogDestination(1)
  process.once('exit', () => opened.end())
  return opened
}

/** Lines of this process's log that could not be written. */
export const logLinesLost = (): number => standardOutput?.linesLost() ?? 0

/** The structured log on standard output. Query strings and addresses of visitors are never logged. */
export function createLogger(level: string): Logger {
  standardOutput ??= openStandardOutput()
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput)
}
