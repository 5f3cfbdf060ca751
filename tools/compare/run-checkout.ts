import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The instant of every record: time stays at it. */
export const frozenAt = '2026-11-22T12:00:00Z'
const readyWithinMs = 20 * 60_000

/**
 * Runs the server of a built checkout as in production, with time standing at one instant, and without writing into the checkout. In: its folder, and the port.
 * Out: how to stop it. Throws where it ends, or is not ready in time.
 */
export async function runCheckout(folder: string, port: number) {
  const copy = await linkedCopy(resolve(folder))
  const clock = join(import.meta.dirname, 'frozen-clock.ts')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${clock}`, 'server/main.ts'],
    {
      cwd: copy,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        FROZEN_CLOCK: frozenAt,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        DATA_DIR: join(copy, '.data'),
        ICON_SERVICE_URL: 'off'
      }
    }
  )
  const ended = once(child, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      child.kill('SIGTERM')
      process.exit(1)
    })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(copy, { recursive: true, force: true })
  }
  try {
    await untilReady(child, port)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const end = performance.now() + readyWithinMs
  while (performance.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended: see above')
    if ((await statusOf(port)) === 200) return
    await wait(500)
  }
  throw new Error('The server was not ready in time')
}

const statusOf = (port: number) =>
  new Promise<number>(resolve => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).on('error', () => resolve(0))
  })

/** A folder that looks like the checkout by links, in which what a process leaves behind has its own place: its data, and the pages of the build. */
async function linkedCopy(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'compare-'))
  const linkAll = async (part: string, own: readonly string[]) => {
    await mkdir(join(copy, part), { recursive: true })
    for (const name of await readdir(join(folder, part)))
      if (!own.includes(name)) await symlink(join(folder, part, name), join(copy, part, name))
  }
  const build = (await readFile(join(folder, 'builds', 'current'), 'utf8')).trim()
  await linkAll('.', ['builds', '.data', '.git'])
  await linkAll('builds', [build])
  await linkAll(join('builds', build), ['pages'])
  return copy
}
