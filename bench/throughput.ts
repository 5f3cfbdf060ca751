import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { send } from '../tests/fixtures/site-client.ts'
import { median } from './median.ts'

const run = promisify(execFile)
const seconds = 5
const connections = 32
const nginxPort = 3999

/** Requests per second of a stored page, ours against nginx serving the same gzip bytes, three rounds in turn. Out: medians, and their ratio. */
export async function measureThroughput(port: number, path: string): Promise<Record<string, number | string>> {
  if (spawnSync('nginx', ['-v']).status !== 0 || spawnSync('wrk', ['-v']).error)
    return { 'requests per second': 'not measured: install nginx-light and wrk' }
  const { body } = await send({ port, path, headers: { 'accept-encoding': 'gzip', 'accept-language': 'fr' } })
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  await mkdir(join(folder, 'www'))
  await writeFile(join(folder, 'www', 'page.html.gz'), gzipSync(body, { level: 6 }))
  await writeFile(join(folder, 'www', 'page.html'), '')
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder))
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  try {
    await wait(500)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < 3; round++) {
      ours.push(await rate(`http://127.0.0.1:${port}${path}`))
      theirs.push(await rate(`http://127.0.0.1:${nginxPort}/page.html`))
    }
    const [own, other] = [median(ours), median(theirs)]
    return {
      'requests per second': own,
      'nginx, the same bytes': other,
      'ratio to nginx': Math.round((own / other) * 100) / 100
    }
  } finally {
    nginx.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

async function rate(url: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    '-H',
    'Accept-Language: fr',
    url
  ])
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0))
}

const nginxConfiguration = (folder: string) => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
  open_file_cache max=10 inactive=60s;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}/www; gzip_static always; }
}`
