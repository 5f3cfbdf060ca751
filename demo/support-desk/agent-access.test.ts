import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeDatabases } from '../../tests/fixtures/databases.ts'
import { agentCookieOf, createAgentAccess, createPresence, sessionOf } from './agent-access.ts'
import { deskLimits } from './desk-limits.ts'
import { createWaiting } from './support-desk.ts'

let time: number
beforeEach(() => {
  time = Date.parse('2026-12-01T12:00:00Z')
})
const now = () => new Date(time)

describeDatabases('agents', ({ open }) => {
  /** What a process knows of agents. */
  async function start() {
    const database = await open()
    const agents = createAgentAccess({ database, readKey: () => Buffer.from('the key'), now })
    const [came, gone, onFault] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn()]
    return { agents, presence: createPresence({ database, now, came, gone, onFault }), came, gone, onFault }
  }
  const signIn = async ({ agents }: Awaited<ReturnType<typeof start>>) => (await agents.signIn('the key')) ?? ''

  it('S7-65 the key opens a session on all processes, which ends by itself or when it is ended; nothing else opens one', async () => {
    const [{ agents }, { agents: elsewhere }] = [await start(), await start()]
    for (const wrong of ['', 'the ke', 'the key ', 'THE KEY']) expect(await agents.signIn(wrong)).toBe(null)
    const session = await agents.signIn('the key')
    expect(session).toMatch(/^[\w-]{43}$/)
    expect([await elsewhere.knows(session), await agents.knows(null), await agents.knows('the key')]).toEqual([
      true,
      false,
      false
    ])
    time += deskLimits.agentMs
    expect(await agents.knows(session)).toBe(false)
    const another = await agents.signIn('the key')
    await elsewhere.signOut(another ?? '')
    expect(await agents.knows(another)).toBe(false)
  })

  it('sessions are bounded: the oldest makes room', async () => {
    const { agents } = await start()
    const sessions: (string | null)[] = []
    for (let count = 0; count <= deskLimits.agents; count += 1) sessions.push(await agents.signIn('the key'))
    const known: boolean[] = []
    for (const session of sessions) known.push(await agents.knows(session))
    expect(known).toEqual([false, ...Array(deskLimits.agents).fill(true)])
  })

  it('S7-65 an agent is there while their window is open, on any process, between its calls too, and not for long after; both is said once', async () => {
    const [here, there] = [await start(), await start()]
    const session = await signIn(here)
    expect(await there.presence.isThere()).toBe(false)
    const leave = await here.presence.arrives(session)
    time += deskLimits.waitMs
    await leave()
    time += deskLimits.absentMs - 1
    expect(await there.presence.isThere()).toBe(true)
    await (await there.presence.arrives(session))()
    time += deskLimits.absentMs - 1
    for (const { presence } of [here, there]) await presence.look()
    expect(await here.presence.isThere()).toBe(true)
    time += 1
    await Promise.all([here, there].map(({ presence }) => presence.look()))
    expect(await here.presence.isThere()).toBe(false)
    const said = [here, there].map(({ came, gone }) => [came.mock.calls.length, gone.mock.calls.length])
    expect(said[0]?.map((count, index) => count + (said[1]?.[index] ?? 0))).toEqual([1, 1])
  })

  it('goodbye counts at once, also while a call of theirs is under way; another agent stays', async () => {
    const desk = await start()
    const [one, two] = [await signIn(desk), await signIn(desk)]
    const leave = await desk.presence.arrives(one)
    await desk.presence.arrives(two)
    await desk.agents.signOut(one)
    await desk.presence.look()
    expect([await desk.presence.isThere(), desk.gone.mock.calls.length]).toEqual([true, 0])
    await desk.agents.signOut(two)
    await desk.presence.look()
    await leave()
    expect([await desk.presence.isThere(), desk.gone.mock.calls.length]).toEqual([false, 1])
    await wait(0)
    expect(desk.onFault).not.toHaveBeenCalled()
  })
})

it('the cookie: "HttpOnly SameSite=Strict"', () => {
  const session = 'x'.repeat(43)
  expect(agentCookieOf(session, true)).toBe(
    `support-desk-agent=${session}; Path=/support-desk/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure`
  )
  expect(agentCookieOf(null, false)).toContain(
    'support-desk-agent=; Path=/support-desk/; HttpOnly; SameSite=Strict; Max-Age=0'
  )
  expect(sessionOf(`locale=fr; support-desk-agent=${session}; a=b`)).toBe(session)
  for (const cookies of [
    undefined,
    '',
    `x-support-desk-agent=${session}`,
    'support-desk-agent=short',
    `support-desk-agent=${session}y`
  ])
    expect(sessionOf(cookies)).toBe(null)
})

it('who waits goes on with news, with the end of the process, or alone; too many are not let in', async () => {
  const stopping = new AbortController()
  const waiting = createWaiting(2, stopping.signal)
  const forever = new AbortController().signal
  const gone = new AbortController()
  const [one, two] = [waiting.wait('a', 60_000, forever), waiting.wait('a', 60_000, gone.signal)]
  expect(await waiting.wait('a', 60_000, forever)).toBe(false)
  gone.abort()
  expect(await two).toBe(true)
  waiting.tell('b')
  waiting.tell('a')
  expect(await one).toBe(true)
  expect(await waiting.wait('a', 1, forever)).toBe(true)
  const last = waiting.wait('a', 60_000, forever)
  stopping.abort()
  expect(await last).toBe(true)
  expect(await waiting.wait('a', 60_000, forever)).toBe(true)
})
