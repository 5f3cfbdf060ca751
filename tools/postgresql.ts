import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'

const isRoot = () => process.getuid?.() === 0

const installed = () =>
  [process.env.POSTGRESQL_BIN, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/opt/homebrew/bin'].find(
    folder => folder && existsSync(join(folder, 'initdb'))
  )

/** The folder of PostgreSQL's programs; Debian's package is installed where there is none. Throws with what to install where that fails. */
export function postgresqlFolder(): string {
  const found = installed()
  if (found) return found
  installDebianPackage('postgresql', 'the tests of the storage')
  const folder = installed()
  if (!folder)
    throw new Error(
      'The tests of the storage need PostgreSQL: install the package «postgresql», or set POSTGRESQL_BIN to the folder that holds initdb.'
    )
  return folder
}

/**
 * Starts a PostgreSQL of its own, empty, on a free port of the loopback address, in a folder that goes when it stops.
 * It refuses to run as root: there it runs as the user that the package made, else as nobody.
 */
export async function startPostgresql(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = postgresqlFolder()
  const folder = mkdtempSync(join(tmpdir(), 'postgresql-'))
  const user = isRoot() ? unprivilegedUser() : null
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'website', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' }
  )
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60'
  ]
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: 'ignore'
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; ; attempt += 1) {
    const ready = spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (ready.status === 0) return { url: `postgres://website@127.0.0.1:${port}/postgres`, stop }
    if (attempt > 150 || server.exitCode !== null) {
      await stop()
      throw new Error('PostgreSQL was installed but did not start')
    }
    await wait(100)
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(what => spawnSync('id', [what, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user «postgres» or «nobody» to run it as')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
