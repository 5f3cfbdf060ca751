import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

const host = 'ontario.localhost'
let site: Awaited<ReturnType<typeof runSite>>
let key: string
let count = 0
beforeAll(async () => {
  site = await runSite({ stored: false })
  await site.get(host, '/support-desk/agent/')
  key = (await readFile(join(site.environment.DATA_DIR, 'support-desk-key'), 'utf8')).trim()
})
afterAll(() => site.stop())

type Headers = Record<string, string>
/** A network of its own, so that no test meets the limit of another. */
const network = (): Headers => ({ 'X-Forwarded-For': `2001:db8:${((count += 1)).toString(16)}::1` })
const post = (path: string, fields: unknown, headers: Headers = network()) =>
  site.get(host, `/support-desk/${path}`, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
    headers: { 'content-type': 'application/json', ...headers }
  })
const get = (path: string, headers: Headers = {}) => site.get(host, `/support-desk/${path}`, { headers })
const bearer = (token: string): Headers => ({ ...network(), authorization: `Bearer ${token}` })

/** A conversation that a visitor has just opened. */
async function opened(fields: object = {}): Promise<string> {
  const { status, text } = await post('messaging/conversations', { text: 'Help me', language: 'en', ...fields })
  expect(status).toBe(201)
  return JSON.parse(text).token
}
async function agent(): Promise<Headers> {
  const { headers } = await post('agent/sign-in', { key })
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}
const messagesOf = async (token: string, after = 0) =>
  JSON.parse((await get(`messaging/messages?after=${after}`, bearer(token))).text)
const stateOf = async (cookie: Headers, query = 'version=0') =>
  JSON.parse((await get(`agent/state?${query}`, cookie)).text)

describe('a conversation', () => {
  it('goes both ways, and ends with the automated "Thank you for contacting us" reply', async () => {
    const token = await opened()
    const cookie = await agent()
    const { conversations } = await stateOf(cookie)
    const { id } = conversations.at(-1)
    expect(conversations.at(-1)).toMatchObject({ site: 'Canada (Ontario)', status: 'waiting', lastText: 'Help me' })
    expect((await post('agent/messages', { conversation: id, text: 'Gladly' }, cookie)).status).toBe(204)
    expect((await post('messaging/messages', { text: 'Good' }, bearer(token))).status).toBe(204)
    expect((await post('agent/close', { conversation: id }, cookie)).status).toBe(204)
    const { status, messages } = await messagesOf(token)
    expect(status).toBe('closed')
    expect(messages.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
      ['automatic', 'Hello. An agent will answer you here in a moment.'],
      ['visitor', 'Help me'],
      ['agent', 'Gladly'],
      ['visitor', 'Good'],
      ['automatic', expect.stringContaining('Thank you for contacting us')]
    ])
    expect((await post('messaging/messages', { text: 'More' }, bearer(token))).status).toBe(409)
  })

  it('in French it ends with words that hold the English ones', async () => {
    const token = await opened({ language: 'fr-FR' })
    await post('messaging/close', {}, bearer(token))
    const { messages } = await messagesOf(token)
    expect(messages[0].text).toMatch(/^Bonjour/)
    expect(messages.at(-1).text).toMatch(/^Merci.*Thank you for contacting us/)
  })

  it('"resume": what was written after a message; a call without news waits for them', async () => {
    const token = await opened()
    expect((await messagesOf(token, 1)).messages).toHaveLength(1)
    const waiting = messagesOf(token, 2)
    await new Promise(resolve => setTimeout(resolve, 100))
    await post('messaging/messages', { text: 'And this' }, bearer(token))
    expect((await waiting).messages).toMatchObject([{ id: 3, from: 'visitor', text: 'And this' }])
  })

  it('cleared: it is forgotten, also for who waits, and clearing again is no fault', async () => {
    const token = await opened()
    const waiting = get('messaging/messages?after=2', bearer(token))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect((await post('messaging/clear', {}, bearer(token))).status).toBe(204)
    expect((await waiting).status).toBe(404)
    expect((await post('messaging/clear', {}, bearer(token))).status).toBe(204)
    expect((await get('messaging/messages', bearer(token))).status).toBe(404)
  })

  it('"text only, never markup": it comes back as it was written, as JSON that nobody sniffs', async () => {
    const text = '<img src=x onerror=alert(1)>\n"&amp;"'
    const token = await opened({ text })
    const { headers, text: body } = await get('messaging/messages', bearer(token))
    expect(JSON.parse(body).messages[1].text).toBe(text)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store'
    })
  })
})

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
    const answer = await post('messaging/conversations', fields)
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
    expect((await get(path, headers)).status).toBe(status)
  })

  it('a position that is no number; a conversation that nobody knows', async () => {
    const token = await opened()
    expect((await get('messaging/messages?after=-1', bearer(token))).text).toContain('"after"')
    const cookie = await agent()
    expect((await get('agent/state?version=x', cookie)).text).toContain('"version"')
    expect((await post('agent/messages', { conversation: 'x', text: 'a' }, cookie)).text).toContain('"conversation"')
  })

  it('"own-origin posts only"', async () => {
    const cookie = await agent()
    const foreign = { origin: 'https://evil.example' }
    for (const [path, headers] of [
      ['messaging/conversations', foreign],
      ['agent/sign-in', foreign],
      ['agent/close', { ...cookie, ...foreign }],
      ['agent/close', { ...cookie, 'sec-fetch-site': 'cross-site' }]
    ] as const)
      expect((await post(path, { text: 'a', key }, headers)).status).toBe(403)
  })

  it('"rate per address": 429 with Retry-After, for opening, writing and the key', async () => {
    const one = network()
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await post('agent/sign-in', { key: 'wrong' }, one)).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    const even = await post('agent/sign-in', { key }, one)
    expect([even.status, Number(even.headers['retry-after']) > 0]).toEqual([429, true])
    const other = network()
    const opening = []
    for (let tries = 0; tries < 6; tries += 1)
      opening.push((await post('messaging/conversations', { text: 'a' }, other)).status)
    expect(opening).toEqual([201, 201, 201, 201, 201, 503])
  })
})

describe('the agent', () => {
  it('"made into DATA_DIR like the secret key, file readable by its owner alone"', () => {
    expect(key).toMatch(/^[\w-]{64}$/)
    expect(statSync(join(site.environment.DATA_DIR, 'support-desk-key')).mode & 0o777).toBe(0o600)
  })

  it('the key gives a cookie: HttpOnly, SameSite=Strict, for the desk alone, and never the key itself', async () => {
    const { status, headers } = await post('agent/sign-in', { key })
    const cookie = String(headers['set-cookie'])
    expect([status, headers.location]).toEqual([303, '/support-desk/agent/'])
    expect(cookie).toMatch(
      /^support-desk-agent=[\w-]{43}; Path=\/support-desk\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/
    )
    expect(cookie).not.toContain(key)
  })

  it('a wrong key: the form again, with what is wrong, and no cookie', async () => {
    const { status, text, headers } = await post('agent/sign-in', { key: `${key}x` })
    expect([status, headers['set-cookie']]).toEqual([403, undefined])
    expect(text).toContain('This is not the key.')
  })

  it('"true while an agent’s window is open"', async () => {
    const capacity = async () => (await get('capacity.json')).text
    const cookie = await agent()
    const { version } = await stateOf(cookie)
    const waiting = get(`agent/state?version=${version}`, cookie)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await capacity()).toBe('{"hasCapacity":true}')
    await opened()
    expect(JSON.parse((await waiting).text).version).toBeGreaterThan(version)
    await post('agent/sign-out', {}, cookie)
    expect(await capacity()).toBe('{"hasCapacity":false}')
    expect((await get('agent/state', cookie)).status).toBe(401)
  })
})

describe('pages and files', () => {
  it('"frames only by our own sites’ origins": the window by sites, the agent’s by nobody', async () => {
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])
    expect(await policyOf('window/')).toMatch(
      /frame-ancestors 'self' http:\/\/localhost:3000 .*http:\/\/ontario\.localhost:3000/
    )
    expect(await policyOf('agent/')).toContain("frame-ancestors 'none'")
    expect(await policyOf('')).toContain("frame-ancestors 'self'")
    for (const path of ['', 'window/', 'agent/']) {
      expect(await policyOf(path)).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^ ]+';/)
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex'
      })
    }
  })

  it.each([
    ['the language of the site', host, '', {}, 'lang="en"'],
    ['of the visitor', 'localhost', '', { 'accept-language': 'en-GB' }, 'lang="en"'],
    ['French is the first of the global site', 'localhost', '', {}, 'lang="fr"'],
    ['"Language from the settings"', 'localhost', '?lang=en', {}, 'lang="en"'],
    ['which is never reflected', 'localhost', '?lang="><b>', {}, 'lang="fr"']
  ])('%s', async (_rule, of, query, headers, expected) => {
    const { status, text } = await site.get(of, `/support-desk/window/${query}`, { headers })
    expect(status).toBe(200)
    expect(text).toContain(expected)
    expect(text).not.toContain('<b>')
  })

  it('HEAD, another method, no slash, and what there is not', async () => {
    const ask = (method: string, path: string) => site.get(host, path, { method })
    expect((await ask('HEAD', '/support-desk/')).text).toBe('')
    expect((await ask('GET', '/support-desk/messaging/close')).headers.allow).toBe('POST')
    expect((await ask('PUT', '/support-desk/')).status).toBe(405)
    expect((await ask('GET', '/support-desk')).headers.location).toBe('/support-desk/')
    expect((await ask('GET', '/support-desk/agent')).headers.location).toBe('/support-desk/agent/')
    for (const path of ['constructor', '../server/main.ts', 'files/chat.js', 'desk.css'])
      expect((await ask('GET', `/support-desk/${path}`)).status).toBe(404)
    expect((await get('chat.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  })
})

it('"the whole desk answers 404 where CHAT_SETTINGS points every supporting site elsewhere"', async () => {
  const provider = {
    queueUrl: 'https://talk.chat.example/capacity',
    scriptUrl: 'https://cdn.chat.example/boot.js',
    siteUrl: 'https://chat.example/site',
    messagingServerUrl: 'https://talk.chat.example'
  }
  const elsewhere = await runSite({
    stored: false,
    variables: { CHAT_SETTINGS: JSON.stringify({ ontario: provider, 'united-kingdom': provider }) }
  })
  try {
    for (const path of ['', 'chat.js', 'capacity.json', 'window/', 'agent/', 'messaging/messages'])
      expect((await elsewhere.get(host, `/support-desk/${path}`)).status).toBe(404)
    expect((await elsewhere.get(host, '/support-desk/agent/sign-in', { method: 'POST' })).status).toBe(404)
    const { text } = await elsewhere.get(host, '/responsible-gaming/')
    expect(text).toContain('https://cdn.chat.example/boot.js')
  } finally {
    await elsewhere.stop()
  }
})

it('the flag messagingChatSupported: on, the page has the place of the button; off, it has not', async () => {
  const place = 'data-help-chat'
  expect((await site.get(host, '/responsible-gaming/')).text).toContain(place)
  expect((await site.get('united-kingdom.localhost', '/responsible-gaming/')).text).toContain(place)
  expect((await site.get('localhost', '/responsible-gaming/')).text).not.toContain(place)
  expect((await site.get(host, '/contact/')).text).not.toContain(place)
})
