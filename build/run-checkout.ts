import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serverEnvironment, serverFlags } from './server-flags.data.ts'

const readyWithinMs = 20 * 60_000

export type RunningCheckout = Awaited<ReturnType<typeof runCheckout>>

/** Runs the server of a built checkout on a copy of its content. Throws where it ends early, or is not ready within twenty minutes. */
export async function runCheckout(folder: string) {
  const copy = await copyOf(resolve(folder))
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...startOf(copy)], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...serverEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: join(copy, '.data'),
      ICON_SERVICE_URL: 'off'
    }
  })
  const ended = once(child, 'exit')
  const isReady = async () => (await ask(port, 'localhost', '/readyz').catch(() => null))?.status === 200
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - started > readyWithinMs)
      throw new Error(`${folder} is not ready`)
    await wait(100)
  }
  return {
    port,
    origin: `http://localhost:${port}`,
    readySeconds: (performance.now() - started) / 1000,
    ask: (host: string, path: string, headers?: Record<string, string>) => ask(port, host, path, headers),
    content: (file: string) => readFile(join(copy, 'content', file), 'utf8'),
    /** Replaces a text in a file of the content. */
    async edit(file: string, search: string, replacement: string) {
      const path = join(copy, 'content', file)
      const text = await readFile(path, 'utf8')
      if (!text.includes(search)) throw new Error(`${file} does not hold ${search}`)
      await writeFile(path, text.replace(search, replacement))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(copy, { recursive: true, force: true })
    }
  }
}

async function ask(port: number, host: string, path: string, headers: Record<string, string> = {}) {
  const answer = await send({ port, path, headers: { host: `${host}:${port}`, ...headers } })
  const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
  const { status, body, sentBytes } = answer
  return {
    status,
    text: body.toString(),
    bytes: sentBytes,
    headers: Object.fromEntries(named) as Record<string, string>
  }
}

/** Asks a server on this machine. Returns the body decompressed, and how many bytes were sent. */
export const send = ({ body, ...options }: RequestOptions & { body?: string }) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer; sentBytes: number }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', agent: false, ...options }, answer => {
      const { statusCode: status = 0, headers } = answer
      buffer(answer).then(
        sent => resolve({ status, headers, body: decoded(sent, headers['content-encoding']), sentBytes: sent.length }),
        reject
      )
    })
    asked.on('error', error => reject(new Error(`${options.path}: ${error.message}`)))
    asked.end(body)
  })

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** How a checkout starts: `server/main.ts` in those from before the rooms of the server. */
const startOf = (folder: string): string[] =>
  existsSync(join(folder, 'server', 'start')) ? [...serverFlags, 'server/start/main.ts'] : ['server/main.ts']

/** A folder that looks like the checkout by links; its content is a copy, its data and the rendered pages of its build are its own. */
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'))
  const linkAll = async (part: string, own: readonly string[]) => {
    await mkdir(join(copy, part), { recursive: true })
    for (const name of await readdir(join(folder, part)))
      if (!own.includes(name)) await symlink(join(folder, part, name), join(copy, part, name))
  }
  const build = (await readFile(join(folder, 'builds', 'current'), 'utf8')).trim()
  await linkAll('.', ['builds', 'content', '.data', '.git'])
  await cp(join(folder, 'content'), join(copy, 'content'), { recursive: true })
  await linkAll('builds', [build])
  await linkAll(join('builds', build), ['pages'])
  return copy
}
