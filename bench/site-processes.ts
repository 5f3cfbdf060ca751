import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { productionRelease } from '../tests/fixtures/production.ts'
import { freePort } from '../tests/fixtures/site-process.ts'
import { jemalloc } from './jemalloc.ts'

type Release = Awaited<ReturnType<typeof productionRelease>>
type Asked = { processes: number; from: string; variables: Readonly<Record<string, string>> }

/** As an operator does it: the next process is ended a little after this one is ready. */
const settledMs = 3000

/** Processes of a release, or of another one, which are ended and started one by one. */
export async function startProcesses(release: Release, { processes, from, variables }: Asked) {
  const shared: Record<string, string> = {
    ...jemalloc(),
    SIGN_UP_LIMIT: '100000',
    PUBLIC_SCHEME: 'https',
    ...variables
  }
  let folder = resolve(from)
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const serve = (port: number, log?: number) => {
    const logged = log === undefined ? {} : { LOG_LEVEL: 'info' }
    const serving = { from: folder, ...(log !== undefined && { log }) }
    return release.serve({ ...shared, ...logged, PORT: String(port) }, serving)
  }
  const running: Awaited<ReturnType<typeof serve>>[] = []
  for (const port of ports) running.push(await serve(port))

  async function end(index: number, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = running[index]?.child
    if (child?.kill(signal)) await once(child, 'exit')
  }
  /** Out: how long it took until it was ready, in ms. */
  async function start(index: number, log?: number): Promise<number> {
    const started = performance.now()
    running[index] = await serve(ports[index] ?? 0, log)
    const tookMs = performance.now() - started
    await wait(settledMs)
    return tookMs
  }
  return {
    ports,
    end,
    start,
    /** Those that start from now on are of another release. */
    startFrom(other: string): void {
      folder = resolve(other)
    },
    /** One after the other, with other variables. */
    async restart(changed: Readonly<Record<string, string>> = {}): Promise<void> {
      Object.assign(shared, changed)
      for (const index of ports.keys()) {
        await end(index)
        await start(index)
      }
    }
  }
}
