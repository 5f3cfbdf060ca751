import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nginxProgram } from '../../build/programs.ts'
import { type SiteAnswer, siteClient } from '../../tests/fixtures/site-client.ts'
import { freePort, until } from '../../tests/fixtures/site-process.ts'

/**
 * nginx alone before an export, with its generated configuration, at an instant. Where a process would be asked, a stand-in answers 200 with `origin` and
 * nothing else. Out: a client for any Host, and how to stop.
 */
export async function serveExport(folder: string, at: Date) {
  const origin = createServer((_request, response) => response.end('origin')).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const port = await freePort()
  const maps = await readFile(join(folder, 'nginx', 'maps.conf'), 'utf8')
  const nginx = await runNginx(port, async place => {
    await writeFile(join(place, 'maps.conf'), maps.replace('$msec', `${at.getTime() / 1000}.000`))
    return configuration({ folder, place, port, origin: origin.address() as AddressInfo })
  })
  return {
    ...nginx,
    async stop() {
      await nginx.stop()
      origin.close()
      origin.closeAllConnections()
    }
  }
}

/** nginx with the configuration that is made for a folder of its own, once it answers at a port. Out: a client for any Host, and how to stop. */
export async function runNginx(port: number, configure: (place: string) => string | Promise<string>) {
  const nginx = nginxProgram()
  const place = await mkdtemp(join(tmpdir(), 'nginx-'))
  await mkdir(join(place, 'temporary'))
  await writeFile(join(place, 'nginx.conf'), await configure(place))
  const child: ChildProcess = spawn(
    nginx,
    ['-c', join(place, 'nginx.conf'), '-p', place, '-e', join(place, 'error.log')],
    {
      stdio: 'inherit'
    }
  )
  const client = siteClient(port)
  const answers = () =>
    client.get('localhost', '/robots.txt').then(
      () => true,
      () => child.exitCode !== null
    )
  await until(answers)
  if (child.exitCode !== null) throw new Error('nginx has not started: see above')
  return {
    ...client,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(place, { recursive: true, force: true })
    }
  }
}

type Parts = { folder: string; place: string; port: number; origin: AddressInfo }

const configuration = ({ folder, place, port, origin }: Parts): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root root;' : ''}
pid ${place}/nginx.pid;
events {}
http {
  access_log off;
  gzip on;
  gzip_types application/json;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${place}/temporary/${name};`).join('\n  ')}
  include ${place}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    set $export_root ${folder};
    include ${folder}/nginx/locations.conf;
    location @origin {
      proxy_pass http://127.0.0.1:${origin.port};
    }
  }
}
`

type Place = { country: string | undefined; region: string | undefined }
type EdgeParts = {
  fileAt: (path: string) => Promise<Response | null>
  origin: (request: Request) => Response
  now: () => number
}
type Edge = {
  createEdge: (data: object, parts: EdgeParts) => (request: Request, place: Place) => Promise<Response>
}

/** The function for the edge of a CDN over the same export, at the same instant. Out: a client as that of nginx. */
export async function runEdge(folder: string, hosts: Readonly<Record<string, string>>, at: Date) {
  const { createEdge } = (await import(pathToFileURL(resolve('deploy/edge.mjs')).href)) as Edge
  const answerers = new Map<string, ReturnType<Edge['createEdge']>>()
  for (const [host, name] of Object.entries(hosts)) {
    const data = JSON.parse(await readFile(join(folder, 'edge', `${name}.json`), 'utf8'))
    const fileAt = (path: string) =>
      readFile(join(folder, path)).then(
        body =>
          new Response(body, {
            headers: path.endsWith('.js') ? { 'Content-Type': 'text/javascript; charset=utf-8' } : {}
          }),
        () => null
      )
    answerers.set(host, createEdge(data, { fileAt, origin: () => new Response('origin'), now: () => at.getTime() }))
  }
  return {
    async get(
      host: string,
      path: string,
      { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {}
    ): Promise<SiteAnswer> {
      const place = { country: headers['cf-ipcountry'], region: headers['cf-region-code'] }
      const answer = await answerers.get(host)?.(new Request(`http://${host}${path}`, { method }), place)
      if (!answer) throw new Error(`There is no edge for ${host}`)
      const { 'set-cookie': _joined, ...rest } = Object.fromEntries(answer.headers)
      const cookies = answer.headers.getSetCookie()
      const bytes = Buffer.from(await answer.arrayBuffer())
      return {
        status: answer.status,
        headers: { ...rest, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
        text: bytes.toString(),
        bytes: bytes.length
      }
    }
  }
}

/** Visitors, by the headers that a CDN writes. */
export const places: readonly [place: string, headers: Record<string, string>][] = [
  ['France', { 'cf-ipcountry': 'FR' }],
  ['the United States', { 'cf-ipcountry': 'US' }],
  ['Germany', { 'cf-ipcountry': 'DE' }],
  ['Ontario', { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }],
  ['Ontario, by its whole code', { 'cf-ipcountry': 'CA', 'cf-region-code': 'CA-ON' }],
  ['Quebec', { 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' }],
  ['Norway', { 'cf-ipcountry': 'no' }],
  ['nowhere', { 'cf-ipcountry': 'XX' }]
]

const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'access-control-allow-origin',
  'set-cookie',
  'location'
] as const
/** Both servers have to answer these alike. */
export const answerFacts = ({ status, headers, text }: SiteAnswer) => ({
  status,
  text,
  headers: Object.fromEntries(compared.map(name => [name, headers[name]]))
})
