import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../../tests/fixtures/running-site.ts'
import type { ChatHelp } from '../support-desk/chat-help.ts'

const host = 'ontario.localhost'
let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const get = (path: string, of = host, headers: Record<string, string> = {}) =>
  site.get(of, `/support-desk/${path}`, { headers })
const helpOf = async (path: string, of = host, headers: Record<string, string> = {}): Promise<ChatHelp> =>
  JSON.parse((await get(path, of, headers)).text)

it('S4-17 "GET configured chat-capacity URL: {hasCapacity: boolean}"', async () => {
  const { status, text, headers } = await get('capacity.json')
  expect([status, text]).toEqual([200, '{"hasCapacity":true}'])
  expect(headers['cache-control']).toBe('no-store')
})

it('the chat script is a plain one that names the module of the build', async () => {
  const { text, headers } = await get('chat.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  const [, module = ''] = /'(\/assets\/chat\.client-[\w-]+\.js)'/.exec(text) ?? []
  expect((await site.get(host, module)).text).toContain('startChat')
})

describe('the help by which it answers', () => {
  it.each<[rule: string, of: string, query: string, headers: Record<string, string>, words: string]>([
    ['is in the language of the settings', 'localhost', '?lang=en', {}, 'All answers are automatic'],
    ['which may name a place', 'localhost', '?lang=en-CA', {}, 'All answers are automatic'],
    ['without one in the visitor’s', 'localhost', '', { 'accept-language': 'en-GB' }, 'All answers are automatic'],
    ['else in the site’s first', 'localhost', '?lang=xx', {}, 'Toutes les réponses sont automatiques']
  ])('%s', async (_rule, of, query, headers, words) => {
    expect((await helpOf(`help.json${query}`, of, headers)).words.state).toBe(words)
  })

  it('leads to the questions of the help page', async () => {
    const { questions } = await helpOf('help.json?lang=en')
    const { text } = await site.get(host, '/help/', { site: 'ontario' })
    expect(questions.length).toBeGreaterThan(10)
    for (const { href } of questions) expect(text).toContain(`id="${href.split('#')[1]}"`)
  })

  it('has questions about offers only where the visitor may see them', async () => {
    const isNamed = async (country: string) =>
      (await helpOf('help.json?lang=en', 'localhost', { 'cf-ipcountry': country })).questions.some(({ text }) =>
        text.includes('bonus')
      )
    expect([await isNamed('JP'), await isNamed('FR')]).toEqual([true, false])
  })

  it('says in French too that no person reads, and ends with words that hold the English ones', async () => {
    const { words } = await helpOf('help.json?lang=fr', 'localhost')
    expect(words.found).toMatch(/^Réponse automatique.*personne ne lit .*support@/)
    expect(words.thanks).toMatch(/^Merci.*Thank you for contacting us/)
  })
})

describe('a page of the release before this one, still open', () => {
  const json = { accept: 'application/json' }

  it('gets a clear refusal for each call of its desk', async () => {
    expect((await get('messaging/messages?after=0', host, { ...json, authorization: 'Bearer a' })).status).toBe(404)
    expect((await get('agent/state?version=0', host, { ...json, cookie: 'support-desk-agent=a' })).status).toBe(404)
    for (const path of ['messaging/conversations', 'messaging/messages', 'agent/sign-in']) {
      const { status, headers } = await site.get(host, `/support-desk/${path}`, { method: 'POST', body: '{}' })
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD'])
    }
  })

  it('shows in its window where to write', async () => {
    const { status, text, headers } = await get('window/?lang=en')
    expect([status, headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8'])
    expect(text).toMatch(/^The chat could not be opened. Write to support@/)
  })
})

it('there is nothing else', async () => {
  for (const path of ['', 'agent/', 'constructor', '../server/main.ts', 'chat.css'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

it('"the whole desk answers 404 where CHAT_SETTINGS points every supporting site elsewhere"', async () => {
  const provider = {
    queueUrl: 'https://talk.chat.example/capacity',
    scriptUrl: 'https://cdn.chat.example/boot.js',
    siteUrl: 'https://chat.example/site',
    messagingServerUrl: 'https://talk.chat.example'
  }
  const elsewhere = await runSite({
    variables: { CHAT_SETTINGS: JSON.stringify({ ontario: provider, 'united-kingdom': provider }) }
  })
  try {
    for (const path of ['chat.js', 'capacity.json', 'help.json', 'window/'])
      expect((await elsewhere.get(host, `/support-desk/${path}`)).status).toBe(404)
    expect((await elsewhere.get(host, '/responsible-gaming/')).text).toContain('https://cdn.chat.example/boot.js')
  } finally {
    await elsewhere.stop()
  }
})

it('S1-9 the flag messagingChatSupported: on, the page has the place of the button; off, it has not', async () => {
  const place = 'data-help-chat'
  expect((await site.get(host, '/responsible-gaming/')).text).toContain(place)
  expect((await site.get('united-kingdom.localhost', '/responsible-gaming/')).text).toContain(place)
  expect((await site.get('localhost', '/responsible-gaming/')).text).not.toContain(place)
  expect((await site.get(host, '/contact/')).text).not.toContain(place)
})
