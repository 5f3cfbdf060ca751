import { beforeEach, expect, it } from 'vitest'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { type ShownStatus, shownStatus } from './conversation.ts'
import { createConversations } from './conversations.ts'
import { deskLimits } from './desk-limits.ts'

let time: number
beforeEach(() => {
  time = Date.parse('2026-12-01T12:00:00Z')
})

describeDatabases('conversations', ({ open }) => {
  /** The desk of a process. */
  async function start() {
    const database = await open()
    const changes: string[] = []
    const desk = createConversations({ database, now: () => new Date(time), changed: id => changes.push(id) })
    const begin = (network = '192.0.2.1', customer = network) =>
      desk.open({ siteId: 'ontario', language: 'en', network, customer, text: 'Hello' })
    const begun = async (network?: string) => {
      const made = await begin(network)
      if (!made) throw new Error('There was no room')
      return made
    }
    return { ...desk, begin, begun, changes, query: database.query }
  }
  type Desk = Awaited<ReturnType<typeof start>>
  const statusOf = async (desk: Desk, id: string) => (await desk.ofId(id))?.status

  /** Fills it with conversations of other networks, in which nobody has written twice. */
  const fill = ({ query }: Desk, count: number) =>
    query(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < $1)
       insert into desk_conversations
         (id, token_hash, number, site_id, language, network, customer, status, opened_at, last_at, said, characters, messages)
       select 'filled-' || n, 'hash-' || n, 1000 + n, 'ontario', 'en', 'network-' || n, 'customer-' || n, 'waiting', $2, $2, 1, 5, 1 from numbers`,
      [count, time]
    )

  it('"no conversation readable without its own unguessable token", of which only the hash is stored', async () => {
    const desk = await start()
    const [one, two] = [await desk.begun(), await desk.begun()]
    expect(one.token).toMatch(/^[\w-]{43}$/)
    expect((await desk.ofToken(one.token))?.id).toBe(one.id)
    expect((await desk.ofToken(two.token))?.id).toBe(two.id)
    for (const token of ['', one.id, one.token.slice(0, -1), `${one.token}x`])
      expect(await desk.ofToken(token)).toBe(null)
    expect(JSON.stringify(await desk.query('select * from desk_conversations'))).not.toContain(one.token)
  })

  it('S7-65 two processes serve one conversation, and number them together', async () => {
    const [here, there] = [await start(), await start()]
    const { token, id } = await here.begun()
    expect(await there.ofToken(token)).toMatchObject({ id, number: 1, status: 'waiting', lastText: 'Hello' })
    expect(await there.add({ id }, 'agent', 'Yes')).toBe(true)
    expect((await here.messages({ id })).map(({ id: at, from, text }) => [at, from, text])).toEqual([
      [1, 'visitor', 'Hello'],
      [2, 'agent', 'Yes']
    ])
    await there.begun()
    expect((await here.list()).map(({ number }) => number)).toEqual([1, 2])
    await there.forget({ id })
    expect(await here.ofToken(token)).toBe(null)
  })

  it('S7-65 two processes that write at once lose nothing and open no more than there is room for', async () => {
    const [here, there] = [await start(), await start()]
    const { id } = await here.begun()
    const texts = Array.from({ length: 10 }, (_, index) => `Line ${index}`)
    await Promise.all(texts.map((text, index) => (index % 2 ? here : there).add({ id }, 'visitor', text)))
    const messages = await here.messages({ id })
    expect(messages.map(message => message.id)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
    expect(messages.map(({ text }) => text).sort()).toEqual(['Hello', ...texts])
    const opened = await Promise.all(texts.map((_text, index) => (index % 2 ? here : there).begin()))
    expect(opened.filter(Boolean)).toHaveLength(deskLimits.conversationsOfNetwork - 1)
  })

  it('waiting, answered by an agent, closed with the automated reply, once; a waiting visitor hears of each', async () => {
    const desk = await start()
    const { id } = await desk.begun()
    await desk.add({ id }, 'visitor', 'Help')
    expect(await statusOf(desk, id)).toBe('waiting')
    await desk.add({ id }, 'agent', 'Yes')
    expect(await statusOf(desk, id)).toBe('answered')
    await desk.close({ id }, 'Thank you')
    await desk.close({ id }, 'Thank you')
    expect(await statusOf(desk, id)).toBe('closed')
    expect(await desk.messages({ id }, 1)).toHaveLength(3)
    expect(await desk.add({ id }, 'visitor', 'More')).toBe(false)
    expect(desk.changes).toEqual([id, id, id, id])
  })

  it.each<[rule: string, act: (desk: Desk, id: string) => unknown, afterMs: number, known: boolean]>([
    ['"idle expiry": not before', () => {}, deskLimits.idleMs - 1, true],
    ['"idle expiry"', () => {}, deskLimits.idleMs, false],
    [
      'each message begins it anew',
      (desk, id) => {
        time += deskLimits.idleMs - 1
        return desk.add({ id }, 'agent', 'Still there?')
      },
      deskLimits.idleMs - 1,
      true
    ],
    [
      'a closed one stays for a while, so that its end can be read',
      (desk, id) => desk.close({ id }, 'Bye'),
      deskLimits.closedMs - 1,
      true
    ],
    ['and is forgotten', (desk, id) => desk.close({ id }, 'Bye'), deskLimits.closedMs, false]
  ])('S7-65 %s, and deleted then', async (_rule, act, afterMs, known) => {
    const desk = await start()
    const { token, id } = await desk.begun()
    await act(desk, id)
    time += afterMs
    expect((await desk.ofToken(token)) !== null).toBe(known)
    await desk.purge()
    const rows = await desk.query('select conversation_id from desk_messages union select id from desk_conversations')
    expect(rows.length > 0).toBe(known)
  })

  it('bounded: conversations of one network, of one customer, whose networks are many, and of all', async () => {
    const desk = await start()
    for (let count = 0; count < deskLimits.conversationsOfNetwork; count += 1) await desk.begun()
    expect(await desk.begin()).toBe(null)
    for (let count = 0; count < deskLimits.conversationsOfCustomer; count += 1)
      expect(await desk.begin(`network ${count}`, 'one customer')).not.toBe(null)
    expect(await desk.begin('one more', 'one customer')).toBe(null)
    expect(await desk.begin('one more', 'another customer')).not.toBe(null)
    await fill(desk, deskLimits.conversations)
    await desk.query('update desk_conversations set said = 2')
    expect([await desk.hasRoom(), await desk.begin('late')]).toEqual([false, null])
  })

  it('in a full desk the oldest conversation in which people wrote once at most gives way', async () => {
    const desk = await start()
    const talks = await desk.begun('first')
    await desk.add(talks, 'visitor', 'Are you there?')
    const silent = await desk.begun('second')
    await fill(desk, deskLimits.conversations - 2)
    expect(await desk.hasRoom()).toBe(true)
    const late = await desk.begun('late')
    expect(await desk.ofToken(silent.token)).toBe(null)
    expect((await desk.ofToken(talks.token))?.id).toBe(talks.id)
    expect((await desk.ofToken(late.token))?.id).toBe(late.id)
  })

  it('what the desk says comes after what was written, with its links, and not twice in a row', async () => {
    const desk = await start()
    const { id } = await desk.begun()
    const links = [{ text: 'How do I set a limit?', href: '/help/#limits' }]
    for (const _time of [1, 2]) await desk.say({ id }, 'This is automatic', links)
    await desk.add({ id }, 'visitor', 'More')
    await desk.say({ id }, 'This is automatic')
    const messages = await desk.messages({ id })
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['visitor', 'Hello'],
      ['automatic', 'This is automatic'],
      ['visitor', 'More'],
      ['automatic', 'This is automatic']
    ])
    expect(messages.map(message => message.links)).toEqual([undefined, links, undefined, undefined])
    expect(await statusOf(desk, id)).toBe('waiting')
  })

  it('bounded: messages of a conversation, and what people write in it', async () => {
    const desk = await start()
    const { id } = await desk.begun()
    await desk.query('update desk_conversations set messages = $1', [deskLimits.messages - 1])
    expect(await desk.add({ id }, 'visitor', 'the last')).toBe(true)
    expect(await desk.add({ id }, 'visitor', 'one too many')).toBe(false)
    await desk.close({ id }, 'The end is still said')
    expect((await desk.ofId(id))?.lastText).toBe('The end is still said')
    const another = await desk.begun()
    const long = 'x'.repeat(deskLimits.characters)
    let taken = 0
    while (await desk.add(another, 'visitor', long)) taken += 1
    expect(taken).toBe(deskLimits.charactersOfConversation / deskLimits.characters - 1)
  })
})

it.each<[rule: string, status: 'waiting' | 'answered' | 'closed', agentIsThere: boolean, shown: ShownStatus]>([
  ['an agent is there and has not written yet', 'waiting', true, 'waiting'],
  ['an agent has written', 'answered', true, 'answered'],
  ['nobody is there', 'waiting', false, 'unattended'],
  ['the agent who has written is gone', 'answered', false, 'left'],
  ['it is over', 'closed', false, 'closed']
])('what a visitor is shown: %s', (_rule, status, agentIsThere, shown) => {
  expect(shownStatus({ status }, agentIsThere)).toBe(shown)
})
