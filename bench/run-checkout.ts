import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, serverFlags } from '../build/server-flags.data.ts'
import { siteClient } from '../tests/fixtures/site-client.ts'
import { freePort, until } from '../tests/fixtures/site-process.ts'

const readyWithinMs = 20 * 60_000

export type RunningCheckout = Awaited<ReturnType<typeof runCheckout>>

/** Runs the server of a built checkout, with data of its own. Throws where it ends early, or is not ready within twenty minutes. */
export async function runCheckout(folder: string) {
  const data = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const client = siteClient(port)
  const started = performance.now()
  const args = ['--disable-warning=ExperimentalWarning', ...serverFlags, 'server/start/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...serverEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: data,
      ICON_SERVICE_URL: 'off'
    }
  })
  const ended = once(child, 'exit')
  const hasNotEnded = (): false => {
    if (child.exitCode !== null) throw new Error(`${folder} is not ready`)
    return false
  }
  await until(() => client.get('localhost', '/readyz').then(({ status }) => status === 200, hasNotEnded), readyWithinMs)
  return {
    ...client,
    port,
    origin: `http://localhost:${port}`,
    readySeconds: (performance.now() - started) / 1000,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(data, { recursive: true, force: true })
    }
  }
}
