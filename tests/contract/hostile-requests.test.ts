import { afterAll, beforeAll, expect, it } from 'vitest'
import { mark } from '../fixtures/hostile.data.ts'
import { ownHosts } from '../fixtures/hostile-addresses.ts'
import { judge, type Verdict } from '../fixtures/hostile-answer.ts'
import { hostileRequests } from '../fixtures/hostile-requests.ts'
import { answersIn } from '../fixtures/raw-answers.ts'
import { runSite } from '../fixtures/running-site.ts'
import { sendHostile } from '../fixtures/send-hostile.ts'

const seed = 20261126

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const html = (body: string) => answer(200, body, 'Content-Type: text/html; charset=utf-8')
function answer(status: number, body = '', ...headers: string[]): string {
  return [`HTTP/1.1 ${status} Any`, ...headers, `Content-Length: ${body.length}`, '', body].join('\r\n')
}

it.each<[rule: string, sent: string, verdict: Verdict, method?: string]>([
  ['a page', html('<p>A page</p>'), 'good'],
  ['a refusal', answer(404), 'good'],
  ['no answer', '', 'no answer'],
  ['CONNECT is for proxies', '', 'good', 'CONNECT'],
  ['500', answer(500), 'server error'],
  ['503', answer(503), 'server error'],
  ['a page is never promised to be 503', answer(503, '', 'Retry-After: 5'), 'server error'],
  ['what cannot be read is refused after the answer', answer(200) + answer(400), 'good'],
  ['a second answer', answer(200) + answer(200), 'split'],
  ['a header of a visitor', answer(200, '', `${mark}: 1`), 'split'],
  ['a cookie of a visitor', answer(200, '', `Set-Cookie: locale=${mark}`), 'split'],
  ['a way to a page of its own', answer(301, '', 'Location: /en/'), 'good'],
  ['a way to another site of ours', answer(302, '', 'Location: http://belgium.localhost:3000/'), 'good'],
  ['a way to a foreign site', answer(301, '', `Location: //${mark}.example/`), 'foreign'],
  ['a way to it that browsers straighten', answer(301, '', `Location: /\\${mark}.example/`), 'foreign'],
  ['a way that is a script', answer(303, '', `Location: javascript:${mark}()`), 'foreign'],
  ['markup that was sent', html(`<p><${mark}></p>`), 'reflected'],
  ['as it is sent to be read', html(`<p>&lt;${mark}&gt;</p>`), 'good'],
  ['the end of an attribute', html(`<p title="x"${mark}=1>`), 'reflected'],
  ['the other end of an attribute', html(`<p title='x'${mark}=1>`), 'reflected'],
  ['a comment', html(`<!--${mark}`), 'reflected'],
  ['a link that is a script', html(`<a href="javascript:${mark}()">`), 'reflected'],
  ['a script as a text', html(`<body data-error-message="?a=javascript:${mark}()">`), 'good'],
  ['a link to a host that was sent', html(`<a href="https://${mark}.example/">`), 'foreign'],
  ['markup in JSON', answer(404, `{"message":"<${mark}>"}`, 'Content-Type: application/json'), 'good'],
  [
    'in chunks',
    `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n<p><\r\n7\r\n${mark}>\r\n0\r\n\r\n${answer(400)}`,
    'reflected'
  ],
  ['what only says to go on', `HTTP/1.1 100 Continue\r\n\r\n${answer(500)}`, 'server error'],
  ['the headers alone', `HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n${answer(200)}`, 'split', 'HEAD']
])('an answer is judged: %s', (_rule, sent, verdict, method = 'GET') => {
  const answers = answersIn(Buffer.from(sent, 'latin1'), method === 'HEAD')
  expect(judge({ method, answers, ended: true, ownHosts })).toBe(verdict)
})

it('a connection that does not end is a hang', () => {
  expect(judge({ method: 'GET', answers: [], ended: false, ownHosts })).toBe('hang')
})

it('the same seed makes the same requests, another one others', () => {
  const bytes = (of: number) => hostileRequests(of, 50).map(request => request.bytes.toString('latin1'))
  expect(bytes(seed)).toEqual(bytes(seed))
  expect(bytes(seed)).not.toEqual(bytes(seed + 1))
})

it('2,000 hostile requests over all addresses: none is answered by 5xx, hangs, is reflected, split or led away', async () => {
  const results = await sendHostile({
    port: site.port,
    seed,
    count: 2000,
    sideBySide: 8,
    withinMs: 45_000,
    stalling: false
  })
  const faults = results.filter(({ verdict }) => verdict !== 'good')
  expect(
    faults.map(({ verdict, status, request, answer }) => ({ verdict, status, sent: request.bytes.toString(), answer }))
  ).toEqual([])
  const statuses = new Set(results.map(({ status }) => status))
  for (const status of [200, 204, 301, 302, 304, 400, 403, 404, 405, 415, 431]) expect(statuses).toContain(status)
})
