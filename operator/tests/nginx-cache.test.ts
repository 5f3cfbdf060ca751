import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../tests/fixtures/site-process.ts'
import { runNginx } from './export.ts'

/** What the site is asked. */
let asked: string[] = []
const site = createServer((request, response) => {
  asked.push(String(request.headers['accept-encoding']))
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').setHeader('Vary', 'Accept-Encoding')
  response.end(String(request.headers['accept-encoding']))
})

/** `deploy/nginx.conf` at one port, without TLS and its limits. */
const configuration = (place: string, port: number): string => {
  const { port: to } = site.address() as AddressInfo
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^server \{\n {2}listen 80 [\s\S]*?^\}\n/m, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ *listen \[::\].*\n/m, '')
    .replaceAll('/var/log/nginx', place)
    .replace(/^ *(ssl_|limit_).*\n/gm, '')
    .replace('/var/cache/poker-room-website', `${place}/cache`)
    .replace(/127\.0\.0\.1:300\d/g, `127.0.0.1:${to}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${place}/temporary/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root root;' : ''
  return `daemon off;\n${user}\npid ${place}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${text}}\n`
}

let log = ''
let nginx: Awaited<ReturnType<typeof runNginx>>
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const port = await freePort()
  nginx = await runNginx(port, place => {
    log = join(place, 'poker-room-website.log')
    return configuration(place, port)
  })
})
afterAll(async () => {
  await nginx.stop()
  site.close()
  site.closeAllConnections()
})
beforeEach(() => {
  asked = []
})

const get = (path: string, encoding?: string) =>
  nginx.get('example.com', path, { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

it('a file is kept once for each encoding: what else browsers write fetches nothing anew', async () => {
  const accepted = [
    'br',
    'gzip, deflate, br, zstd',
    'BR;q=0.5, gzip',
    'gzip',
    'gzip;q=1.0, br;q=0',
    'identity;q=0',
    'xbr'
  ]
  const texts: string[] = []
  for (const encoding of accepted) texts.push((await get('/assets/a.js', encoding)).text)
  texts.push((await get('/assets/a.js')).text)
  expect(texts).toEqual(['br', 'br', 'br', 'gzip', 'gzip', 'undefined', 'undefined', 'undefined'])
  expect(asked).toEqual(['br', 'gzip', 'undefined'])
})

it('nor does a query, while another file is another one', async () => {
  for (const path of ['/assets/b.js', '/assets/b.js?1', '/assets/b.js?2', '/assets/c.js']) await get(path, 'br')
  expect(asked).toHaveLength(2)
})

it('the log of nginx holds no address of a visitor and no token of a link in a mail', async () => {
  await get('/api/sign-up/confirm?token=a-secret', 'br')
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(/ example\.com GET \/api\/sign-up\/confirm 200 /)
  expect(readFileSync(log, 'utf8')).not.toMatch(/a-secret|127\.0\.0\.1/)
})
