import { readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { systemErrorMessage } from '../server/platform/format-error.ts'

const abandonedLockMs = 10 * 60_000

type Options = {
  /** Whether a build that runs is waited for, aloud. */
  waits: boolean
  log?: (text: string) => void
}

/** Takes the lock of a build. Returns how to give it back. Throws at once where the file cannot be written, and where another build runs that is not waited for. */
export async function lockBuild(file: string, { waits, log = console.log }: Options): Promise<() => Promise<void>> {
  let waited = false
  for (;;) {
    try {
      await writeFile(file, `${process.pid} ${hostname()}`, { flag: 'wx' })
      return () => unlink(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(file, error)
    }
    const { process: holder, dead } = await holderOf(file)
    if (dead) {
      await rm(file, { force: true })
      continue
    }
    if (!waits)
      throw new Error(`Another build (${holder}) is running: start again after it, or remove ${file} if there is none.`)
    if (!waited) log(`Waiting for another build (${holder}) …`)
    waited = true
    await wait(300)
  }
}

/** A file or folder that a build needs cannot be written: the message is all that there is to say. */
export const cannotWrite = (file: string, error: unknown): Error =>
  new Error(`${file} cannot be written: ${systemErrorMessage(error)}`)

/** Who holds a lock. On another machine, or where the file does not say, age alone tells that nobody does. */
async function holderOf(file: string): Promise<{ process: string; dead: boolean }> {
  const [pid = '', host] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  const abandoned = Date.now() - mtimeMs > abandonedLockMs
  return host === hostname()
    ? { process: `process ${pid}`, dead: !isRunning(Number(pid)) }
    : { process: host ? `process ${pid} on ${host}` : 'its lock names no process', dead: abandoned }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
