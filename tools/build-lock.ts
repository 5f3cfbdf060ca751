import { readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const abandonedLockMs = 10 * 60_000

/** Takes the lock of a build, after the builds before it. Returns how to give it back. Throws at once where the file cannot be written. */
export async function lockBuild(file: string, say: (text: string) => void = console.log): Promise<() => Promise<void>> {
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
    if (!waited) say(`Waiting for another build (${holder}) …`)
    waited = true
    await wait(300)
  }
}

/** A file or folder that a build needs cannot be written: its message is all that there is to say. */
class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
}

export const cannotWrite = (file: string, error: unknown): Error =>
  new UnwritableError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)

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
