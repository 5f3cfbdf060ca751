import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../../tests/fixtures/running-site.ts'
import { type DeskClient, runDesk } from './desk-client.ts'

let desk: DeskClient
beforeAll(async () => {
  desk = await runDesk()
})
afterAll(() => desk.site.stop())

describe('a conversation', () => {
  it('goes both ways, and ends with the automated "Thank you for contacting us" reply', async () => {
    const cookie = await desk.agent()
    await desk.stateOf(cookie)
    const token = await desk.opened()
    const { conversations } = await desk.stateOf(cookie)
    const { id } = conversations.at(-1)
    expect(conversations.at(-1)).toMatchObject({ site: 'Canada (Ontario)', status: 'waiting' })
    expect((await desk.post('agent/messages', { conversation: id, text: 'Gladly' }, cookie)).status).toBe(204)
    expect((await desk.post('messaging/messages', { text: 'Good' }, desk.bearer(token))).status).toBe(204)
    expect((await desk.post('agent/close', { conversation: id }, cookie)).status).toBe(204)
    const { status, messages } = await desk.messagesOf(token)
    expect(status).toBe('closed')
    expect(messages.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
      ['visitor', 'Help me'],
      ['automatic', 'Hello. An agent will answer you here in a moment.'],
      ['agent', 'Gladly'],
      ['visitor', 'Good'],
      ['automatic', expect.stringContaining('Thank you for contacting us')]
    ])
    expect((await desk.post('messaging/messages', { text: 'More' }, desk.bearer(token))).status).toBe(409)
    await desk.post('agent/sign-out', {}, cookie)
  })

  it('an agent who goes is missed in every open conversation, answered or waiting, and what follows is answered automatically', async () => {
    const cookie = await desk.agent()
    await desk.stateOf(cookie)
    const [answered, waiting] = [await desk.opened(), await desk.opened({ language: 'fr' })]
    const { conversations } = await desk.stateOf(cookie)
    await desk.post('agent/messages', { conversation: conversations.at(-2).id, text: 'Gladly' }, cookie)
    expect((await desk.messagesOf(answered)).status).toBe('answered')
    expect((await desk.messagesOf(waiting)).status).toBe('waiting')
    await desk.post('agent/sign-out', {}, cookie)
    const [left, unattended] = [await desk.messagesOf(answered, 3), await desk.messagesOf(waiting, 2)]
    expect([left.status, unattended.status]).toEqual(['left', 'unattended'])
    expect(left.messages[0]).toMatchObject({ from: 'automatic', text: expect.stringMatching(/has left.*support@/) })
    expect(unattended.messages[0].text).toMatch(/a quitté la conversation.*support@/)
    await desk.post('messaging/messages', { text: 'Are you there?' }, desk.bearer(answered))
    const { messages } = await desk.messagesOf(answered, 4)
    expect(messages.map(({ from }: { from: string }) => from)).toEqual(['visitor', 'automatic'])
    expect(messages[1].text).toContain('This is an automatic answer')
  })

  it('without an agent it is answered from the help, in the visitor’s language, as the site may show it', async () => {
    const ask = async (text: string, host = desk.host, language = 'en', country = 'JP') => {
      const body = JSON.stringify({ text, language })
      const headers = { 'content-type': 'application/json', 'cf-ipcountry': country, ...desk.network() }
      const opened = await desk.site.get(host, '/support-desk/messaging/conversations', {
        method: 'POST',
        body,
        headers
      })
      return desk.messagesOf(JSON.parse(opened.text).token)
    }
    const { status, messages } = await ask('I have forgotten my password')
    expect(status).toBe('unattended')
    expect(messages[0]).toMatchObject({ id: 1, from: 'visitor' })
    expect(messages[1]).toMatchObject({ id: 2, from: 'automatic', text: expect.stringContaining('support@') })
    for (const { text, href } of messages[1].links) {
      const [path, id] = href.split('#')
      const page = await desk.site.get(desk.host, path, { site: 'ontario' })
      expect(page.text).toContain(`id="${id}"`)
      expect(text).toMatch(/\?$/)
    }
    const french = await ask('mot de passe', 'localhost', 'fr')
    expect(french.messages[1].text).toMatch(/^Réponse automatique/)
    expect(french.messages[1].links[0].href).toMatch(/^\/help\/#/)
    const nothing = await ask('tiramisu')
    expect(nothing.messages[1].text).toContain('our help has nothing on it')
    expect(nothing.messages[1]).not.toHaveProperty('links')
    expect((await ask('bonus', 'localhost', 'en', 'FR')).messages[1].text).toContain('our help has nothing on it')
    expect((await ask('bonus', 'localhost')).messages[1].links.length).toBeGreaterThan(0)
  })

  it('in French it ends with words that hold the English ones', async () => {
    const token = await desk.opened({ language: 'fr-FR' })
    await desk.post('messaging/close', {}, desk.bearer(token))
    const { messages } = await desk.messagesOf(token)
    expect(messages[1].text).toMatch(/^Réponse automatique/)
    expect(messages.at(-1).text).toMatch(/^Merci.*Thank you for contacting us/)
  })

  it('"resume": what was written after a message; a call without news waits for them', async () => {
    const token = await desk.opened()
    expect((await desk.messagesOf(token, 1)).messages).toHaveLength(1)
    const waiting = desk.messagesOf(token, 2)
    await new Promise(resolve => setTimeout(resolve, 100))
    await desk.post('messaging/messages', { text: 'And this' }, desk.bearer(token))
    expect((await waiting).messages[0]).toMatchObject({ id: 3, from: 'visitor', text: 'And this' })
  })

  it('cleared: it is forgotten, also for who waits, and clearing again is no fault', async () => {
    const token = await desk.opened()
    const waiting = desk.get('messaging/messages?after=2', desk.bearer(token))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect((await desk.post('messaging/clear', {}, desk.bearer(token))).status).toBe(204)
    expect((await waiting).status).toBe(404)
    expect((await desk.post('messaging/clear', {}, desk.bearer(token))).status).toBe(204)
    expect((await desk.get('messaging/messages', desk.bearer(token))).status).toBe(404)
  })

  it('"text only, never markup": it comes back as it was written, as JSON that nobody sniffs', async () => {
    const text = '<img src=x onerror=alert(1)>\n"&amp;"'
    const token = await desk.opened({ text })
    const { headers, text: body } = await desk.get('messaging/messages', desk.bearer(token))
    expect(JSON.parse(body).messages[0].text).toBe(text)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store'
    })
  })
})

describe('the agent', () => {
  it('"made into DATA_DIR like the secret key, file readable by its owner alone"', () => {
    expect(desk.key).toMatch(/^[\w-]{64}$/)
    expect(statSync(join(desk.site.environment.DATA_DIR, 'support-desk-key')).mode & 0o777).toBe(0o600)
  })

  it('the key gives a cookie: HttpOnly, SameSite=Strict, for the desk alone, and never the key itself', async () => {
    const { status, headers } = await desk.post('agent/sign-in', { key: desk.key })
    const cookie = String(headers['set-cookie'])
    expect([status, headers.location]).toEqual([303, '/support-desk/agent/'])
    expect(cookie).toMatch(
      /^support-desk-agent=[\w-]{43}; Path=\/support-desk\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/
    )
    expect(cookie).not.toContain(desk.key)
  })

  it('a wrong key: the form again, with what is wrong, and no cookie', async () => {
    const { status, text, headers } = await desk.post('agent/sign-in', { key: `${desk.key}x` })
    expect([status, headers['set-cookie']]).toEqual([403, undefined])
    expect(text).toContain('This is not the key.')
  })

  it('"hasCapacity" is true with and without an agent, for answers are automatic then; the agent’s list waits for news', async () => {
    const capacity = async () => (await desk.get('capacity.json')).text
    expect(await capacity()).toBe('{"hasCapacity":true}')
    const cookie = await desk.agent()
    const { version } = await desk.stateOf(cookie)
    const waiting = desk.get(`agent/state?version=${version}`, cookie)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await capacity()).toBe('{"hasCapacity":true}')
    await desk.opened()
    expect(JSON.parse((await waiting).text).version).toBeGreaterThan(version)
    await desk.post('agent/sign-out', {}, cookie)
    expect(await capacity()).toBe('{"hasCapacity":true}')
    expect((await desk.get('agent/state', cookie)).status).toBe(401)
  })
})

describe('pages and files', () => {
  it('"frames only by our own sites’ origins": the window by sites, the agent’s by nobody', async () => {
    const policyOf = async (path: string) => String((await desk.get(path)).headers['content-security-policy'])
    expect(await policyOf('window/')).toMatch(
      /frame-ancestors 'self' http:\/\/localhost:3000 .*http:\/\/ontario\.localhost:3000/
    )
    expect(await policyOf('agent/')).toContain("frame-ancestors 'none'")
    expect(await policyOf('')).toContain("frame-ancestors 'self'")
    for (const path of ['', 'window/', 'agent/']) {
      expect(await policyOf(path)).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^ ]+';/)
      expect((await desk.get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'x-robots-tag': 'noindex'
      })
    }
  })

  it.each([
    ['the language of the site', 'ontario.localhost', '', {}, 'lang="en"'],
    ['of the visitor', 'localhost', '', { 'accept-language': 'en-GB' }, 'lang="en"'],
    ['French is the first of the global site', 'localhost', '', {}, 'lang="fr"'],
    ['"Language from the settings"', 'localhost', '?lang=en', {}, 'lang="en"'],
    ['which is never reflected', 'localhost', '?lang="><b>', {}, 'lang="fr"']
  ])('%s', async (_rule, of, query, headers, expected) => {
    const { status, text } = await desk.site.get(of, `/support-desk/window/${query}`, { headers })
    expect(status).toBe(200)
    expect(text).toContain(expected)
    expect(text).not.toContain('<b>')
  })

  it('HEAD, another method, no slash, and what there is not', async () => {
    const ask = (method: string, path: string) => desk.site.get(desk.host, path, { method })
    expect((await ask('HEAD', '/support-desk/')).text).toBe('')
    expect((await ask('GET', '/support-desk/messaging/close')).headers.allow).toBe('POST')
    expect((await ask('PUT', '/support-desk/')).status).toBe(405)
    expect((await ask('GET', '/support-desk')).headers.location).toBe('/support-desk/')
    expect((await ask('GET', '/support-desk/agent')).headers.location).toBe('/support-desk/agent/')
    for (const path of ['constructor', '../server/main.ts', 'files/chat.js', 'desk.css'])
      expect((await ask('GET', `/support-desk/${path}`)).status).toBe(404)
    expect((await desk.get('chat.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
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
    variables: { CHAT_SETTINGS: JSON.stringify({ ontario: provider, 'united-kingdom': provider }) }
  })
  try {
    for (const path of ['', 'chat.js', 'capacity.json', 'window/', 'agent/', 'messaging/messages'])
      expect((await elsewhere.get('ontario.localhost', `/support-desk/${path}`)).status).toBe(404)
    expect((await elsewhere.get('ontario.localhost', '/support-desk/agent/sign-in', { method: 'POST' })).status).toBe(
      404
    )
    const { text } = await elsewhere.get('ontario.localhost', '/responsible-gaming/')
    expect(text).toContain('https://cdn.chat.example/boot.js')
  } finally {
    await elsewhere.stop()
  }
})

it('S1-9 the flag messagingChatSupported: on, the page has the place of the button; off, it has not', async () => {
  const place = 'data-help-chat'
  expect((await desk.site.get(desk.host, '/responsible-gaming/')).text).toContain(place)
  expect((await desk.site.get('united-kingdom.localhost', '/responsible-gaming/')).text).toContain(place)
  expect((await desk.site.get('localhost', '/responsible-gaming/')).text).not.toContain(place)
  expect((await desk.site.get(desk.host, '/contact/')).text).not.toContain(place)
})
