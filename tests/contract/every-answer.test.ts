import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite({ variables: { PUBLIC_SCHEME: 'https' } })
})
afterAll(() => site.stop())

it.each<[what: string, path: string, status: number, method?: string]>([
  ['a page', '/en/', 200],
  ['a page that is not there', '/nowhere/', 404],
  ['a redirect, which may be the first answer of all', '/fr/', 301],
  ['a call', '/api/visitor', 200],
  ['a call with another method', '/api/visitor', 405, 'PUT'],
  ['an island', '/__nuxt_island/monthly-rewards.json', 200],
  ['the newest build', '/builds/latest.json', 200],
  ['a call of the sample chat', '/support-desk/capacity.json', 200],
  ['an icon', '/favicon.ico', 200],
  ['a file that is not there', '/assets/none.js', 404],
  ['what a monitor asks', '/healthz', 200],
  ['a text', '/robots.txt', 200]
])('over TLS %s says so, once, and nobody guesses its type', async (_what, path, status, method = 'GET') => {
  const answer = await site.get('localhost', path, { method })
  expect(answer.status).toBe(status)
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

it.each<[what: string, path: string]>([
  ['the chat script', '/support-desk/chat.js'],
  ['a portrait', '/ilse-wackernagel-toth_nav.webp']
])('other sites may load %s', async (_what, path) => {
  const { status, headers } = await site.get('localhost', path)
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
})

it.each<[what: string, path: string, opener: string | undefined, method?: string]>([
  ['where a password is typed', '/en/download/', 'same-origin'],
  ['where the link of a mail leads', '/en/download/?token=a.b', 'same-origin'],
  ['where it says what came of that link', '/en/download/?confirm=invalid', 'same-origin'],
  ['the link itself', '/api/sign-up/confirm?token=a.b', 'same-origin'],
  ['the form behind it', '/api/sign-up/confirm', 'same-origin', 'POST'],
  ['the data of one person', '/en/your-data/?token=a.b', 'same-origin'],
  ['a form of them', '/api/your-data/delete', 'same-origin', 'POST'],
  ['its payload, which is no document', '/en/download/_payload.json', undefined],
  ['any other page, for which browsers begin no process', '/en/', undefined],
  ['the error screen', '/nowhere/', undefined],
  ['a call', '/api/visitor', undefined]
])('the opener policy of %s', async (_what, path, opener, method = 'GET') => {
  const { headers } = await site.get('localhost', path, { method })
  expect(headers['cross-origin-opener-policy']).toBe(opener)
})

it('a cached page has a request id of its own, a 304 too', async () => {
  const first = await site.get('localhost', '/about-us/')
  const again = await site.get('localhost', '/about-us/')
  const same = await site.get('localhost', '/about-us/', { headers: { 'if-none-match': String(again.headers.etag) } })
  expect([first.status, again.status, same.status]).toEqual([200, 200, 304])
  expect(new Set([first, again, same].map(({ headers }) => headers['x-request-id'])).size).toBe(3)
})

/** What is answered to lines that no client writes. Out: the status line and the body. */
async function raw(lines: readonly string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += chunk.toString('latin1')))
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return text
}

it.each<[rule: string, target: string, hosts: string[], status: number]>([
  ['one Host', '/about-us/', ['localhost'], 200],
  ['"Two Host headers are 400"', '/about-us/', ['localhost', 'belgium.localhost'], 400],
  ['also where they are the same', '/about-us/', ['localhost', 'localhost'], 400],
  ['no Host', '/about-us/', [], 400],
  ['a whole address with its own Host', 'http://localhost/about-us/', ['localhost'], 200],
  ['a whole address with another Host', 'http://belgium.localhost/about-us/', ['localhost'], 400],
  ['dot segments lead to no call', '/about-us/../healthz', ['localhost'], 404],
  ['nor dot segments as codes', '/about-us/%2E%2e/healthz', ['localhost'], 404],
  ['nor out of a folder', '/assets/../support-desk/capacity.json', ['localhost'], 404],
  ['nor do letters as codes', '/%68ealthz', ['localhost'], 404],
  ['as it is sent', '/healthz', ['localhost'], 200],
  ['dots in a name', '/.well-known/security.txt', ['localhost'], 200],
  ['dots in a query', '/about-us/?from=/../x/', ['localhost'], 200]
])('the target of a request: %s', async (_rule, target, hosts, status) => {
  const answer = await raw([`GET ${target} HTTP/1.1`, ...hosts.map(host => `Host: ${host}`)])
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

it('"an unknown Host gets pages of `global` and no POST is taken for it"', async () => {
  expect((await site.get('evil.example', '/about-us/', { site: 'global' })).status).toBe(200)
  const headers = { origin: 'http://evil.example', 'content-type': 'application/json' }
  for (const path of ['/api/sign-up', '/api/consent'])
    expect((await site.get('evil.example', path, { method: 'POST', body: '{}', headers })).status).toBe(421)
})

it('one range of a file is answered by itself, several by the whole file', async () => {
  const { text } = await site.get('localhost', '/about-us/')
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  const ask = async (range: string) => {
    const { status, bytes, headers } = await site.get('localhost', file, { headers: { range } })
    return [status, bytes, headers['content-range']] as const
  }
  const [, length] = await ask('')
  expect(await ask('bytes=0-9')).toEqual([206, 10, `bytes 0-9/${length}`])
  expect(await ask('bytes=-5')).toEqual([206, 5, `bytes ${length - 5}-${length - 1}/${length}`])
  for (const range of ['bytes=0-1,4-5', 'lines=1-2']) expect(await ask(range)).toEqual([200, length, undefined])
  expect((await ask(`bytes=${length}-`))[0]).toBe(416)
})

it('RFC 9110: a range of a file that may have changed is the whole file, and one that has not changed since is not sent', async () => {
  const { text } = await site.get('localhost', '/about-us/')
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  const ask = async (headers: Record<string, string>) => site.get('localhost', file, { headers })
  const whole = await ask({})
  const modified = whole.headers['last-modified'] ?? ''
  expect(whole.headers['accept-ranges']).toBe('bytes')
  expect(await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).toMatchObject({ status: 200, bytes: whole.bytes })
  expect(await ask({ 'if-modified-since': modified })).toMatchObject({ status: 304, bytes: 0 })
  expect((await ask({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).status).toBe(200)
  expect((await ask({ 'if-modified-since': 'yesterday' })).status).toBe(200)
})

it('an address in capitals leads to the page that it means, with its query, and below /api/ and /assets/ to none', async () => {
  const redirected = async (path: string) => {
    const { status, headers } = await site.get('localhost', path)
    return [status, headers.location]
  }
  expect(await redirected('/EN/About-Us?from=print')).toEqual([301, '/en/about-us/?from=print'])
  for (const path of ['/Not-A-Page/', '/API/players-online', '/Assets/start.js'])
    expect((await redirected(path))[0]).toBe(404)
})
