import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskClient, type Headers, runDesk } from './desk-client.ts'

let desk: DeskClient
beforeAll(async () => {
  desk = await runDesk()
})
afterAll(() => desk.site.stop())

describe('hostile input is refused with a message that names the field', () => {
  it.each<[what: string, fields: unknown, status: number, names: string]>([
    ['no text', {}, 400, '"text"'],
    ['blank', { text: ' \n ' }, 400, '"text"'],
    ['too long', { text: 'x'.repeat(1001) }, 400, '"text"'],
    ['a list', { text: ['a'] }, 400, '"text"'],
    ['control characters', { text: 'a\u0000b' }, 400, '"text"'],
    ['signs that turn the direction of text', { text: 'a\u202eb' }, 400, '"text"'],
    ['half a sign', '{"text":"\\ud800"}', 400, '"text"'],
    ['another language', { text: 'a', language: 'xx' }, 400, '"language"'],
    ['no JSON', '{', 400, 'JSON'],
    ['a list of fields', [], 400, 'object'],
    ['too much', { text: 'x'.repeat(20_000) }, 413, 'longer']
  ])('%s', async (_what, fields, status, names) => {
    const answer = await desk.post('messaging/conversations', fields)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(names)
  })

  it.each<[what: string, path: string, headers: Headers, status: number]>([
    ['no token', 'messaging/messages', {}, 404],
    ['an invented token', 'messaging/messages', { authorization: `Bearer ${'a'.repeat(43)}` }, 404],
    ['no token at all', 'messaging/messages', { authorization: 'Bearer __proto__' }, 404],
    ['agent’s list without the key', 'agent/state', {}, 401],
    ['with an invented session', 'agent/state', { cookie: `support-desk-agent=${'a'.repeat(43)}` }, 401]
  ])('%s', async (_what, path, headers, status) => {
    expect((await desk.get(path, headers)).status).toBe(status)
  })

  it('a position that is no number; a conversation that nobody knows', async () => {
    const token = await desk.opened()
    expect((await desk.get('messaging/messages?after=-1', desk.bearer(token))).text).toContain('"after"')
    const cookie = await desk.agent()
    expect((await desk.get('agent/state?version=x', cookie)).text).toContain('"version"')
    expect((await desk.post('agent/messages', { conversation: 'x', text: 'a' }, cookie)).text).toContain(
      '"conversation"'
    )
  })

  it('"own-origin posts only"', async () => {
    const cookie = await desk.agent()
    const foreign = { origin: 'https://evil.example' }
    for (const [path, headers] of [
      ['messaging/conversations', foreign],
      ['agent/sign-in', foreign],
      ['agent/close', { ...cookie, ...foreign }],
      ['agent/close', { ...cookie, 'sec-fetch-site': 'cross-site' }]
    ] as const)
      expect((await desk.post(path, { text: 'a', key: desk.key }, headers)).status).toBe(403)
  })

  it('"rate per address": 429 with Retry-After, for opening, writing and the key', async () => {
    const one = desk.network()
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await desk.post('agent/sign-in', { key: 'wrong' }, one)).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    const even = await desk.post('agent/sign-in', { key: desk.key }, one)
    expect([even.status, Number(even.headers['retry-after']) > 0]).toEqual([429, true])
    const other = desk.network()
    const opening = []
    for (let tries = 0; tries < 6; tries += 1)
      opening.push((await desk.post('messaging/conversations', { text: 'a' }, other)).status)
    expect(opening).toEqual([201, 201, 201, 201, 201, 503])
  })
})
