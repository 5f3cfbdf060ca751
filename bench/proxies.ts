import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { join } from 'node:path'
import { programOf } from '../build/programs.ts'
import { selfSigned } from '../tests/fixtures/self-signed.ts'
import { send } from '../tests/fixtures/site-client.ts'
import { freePort, until } from '../tests/fixtures/site-process.ts'

/** A proxy, by where it answers over TLS. */
type Proxy = AsyncDisposable & { port: number }

export const proxiedHosts = ['localhost', 'belgium.localhost', 'germany.localhost', 'ontario.localhost']

const purpose = 'the measurement of restarts'

/** Connections to a proxy whose certificate signs itself. */
export const trustingAgent = () => new Agent({ keepAlive: true, rejectUnauthorized: false })

/** nginx as `deploy/nginx.conf` sets it up, with other names, ports and folders. In: a folder of its own, and the ports of the site's processes. */
export async function startNginx(folder: string, [first, second]: readonly number[]): Promise<Proxy> {
  const nginx = programOf('nginx', 'nginx-light', purpose)
  await certificate(folder)
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const replaced = [
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/var/log/nginx', folder],
    ['example.com *.example.com', proxiedHosts.join(' ')],
    ['/etc/ssl/poker-room-website', folder],
    ['/var/cache/poker-room-website', join(folder, 'cache')]
  ] as const
  const ours = replacedIn('deploy/nginx.conf', await readFile('deploy/nginx.conf', 'utf8'), replaced)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`
  )
  const whole = [
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    `events { worker_connections 1024; } http { access_log off; ${temporary.join(' ')}`,
    ours,
    '}'
  ]
  await writeFile(join(folder, 'nginx.conf'), whole.join('\n'))
  return running(spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' }), tlsPort)
}

/** Caddy as `deploy/Caddyfile` sets it up, in the same way. */
export async function startCaddy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const caddy = programOf('caddy', 'caddy', purpose)
  await certificate(folder)
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const ours = await readFile('deploy/Caddyfile', 'utf8')
  const file = join(folder, 'Caddyfile')
  await writeFile(file, ours.replace('admin off', `admin off\n\thttp_port ${plainPort}`))
  const child = spawn(caddy, ['run', '--config', file], {
    stdio: 'ignore',
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: proxiedHosts.map(host => `https://${host}:${tlsPort}`).join(', '),
      SITE_TLS: `${join(folder, 'fullchain.pem')} ${join(folder, 'privkey.pem')}`,
      UPSTREAMS: ports.map(port => `127.0.0.1:${port}`).join(' ')
    }
  })
  return running(child, tlsPort)
}

/** A text of `deploy` with the values of a measurement. Throws where it does not hold one that is to be replaced. */
export const replacedIn = (
  file: string,
  text: string,
  replaced: readonly (readonly [from: string, to: string])[]
): string =>
  replaced.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${file} does not hold ${from}`)
    return changed.replaceAll(from, to)
  }, text)

async function certificate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { cert, key } = selfSigned(proxiedHosts, new Date(Date.now() + 86_400_000))
  await writeFile(join(folder, 'fullchain.pem'), cert)
  await writeFile(join(folder, 'privkey.pem'), key)
}

async function running(child: ChildProcess, port: number): Promise<Proxy> {
  const stop = async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit')
  }
  const agent = trustingAgent()
  const answers = () =>
    send({ protocol: 'https:', agent, port, path: '/healthz', headers: { host: 'localhost' } }).then(
      ({ status }) => status === 200,
      () => {
        if (child.exitCode !== null) throw new Error(`The proxy has ended with ${child.exitCode}`)
        return false
      }
    )
  try {
    await until(answers, 30_000)
  } catch (error) {
    await stop()
    throw error
  } finally {
    agent.destroy()
  }
  return { port, [Symbol.asyncDispose]: stop }
}
