import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agentCookieOf, createAgentAccess, sessionOf } from './agent-access.ts'
import { deskLimits } from './desk-limits.ts'
import { createPresence, createWaiting } from './support-desk.ts'

const clock = () => {
  const state = { time: 0, now: () => new Date(state.time) }
  return state
}

it('the key opens a session, which ends by itself or when it is ended; nothing else opens one', () => {
  const time = clock()
  const agents = createAgentAccess({ readKey: () => Buffer.from('the key'), now: time.now })
  for (const wrong of ['', 'the ke', 'the key ', 'THE KEY']) expect(agents.signIn(wrong)).toBe(null)
  const session = agents.signIn('the key')
  expect(session).toMatch(/^[\w-]{43}$/)
  expect([agents.knows(session), agents.knows(null), agents.knows('the key')]).toEqual([true, false, false])
  time.time = deskLimits.agentMs
  expect(agents.knows(session)).toBe(false)
  const another = agents.signIn('the key')
  agents.signOut(another ?? '')
  expect(agents.knows(another)).toBe(false)
})

it('sessions are bounded: the oldest makes room', () => {
  const agents = createAgentAccess({ readKey: () => Buffer.from('k'), now: clock().now })
  const sessions = Array.from({ length: deskLimits.agents + 1 }, () => agents.signIn('k'))
  expect(sessions.map(agents.knows)).toEqual([false, ...Array(deskLimits.agents).fill(true)])
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

describe('an agent is there', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const present = () => {
    const [came, gone] = [vi.fn(), vi.fn()]
    return { ...createPresence(() => new Date(), { came, gone }), came, gone }
  }

  it('while their window is open, between its calls too, and not for long after; both is said once', () => {
    const presence = present()
    expect(presence.isThere()).toBe(false)
    const leave = presence.arrives('one')
    vi.advanceTimersByTime(60_000)
    leave()
    vi.advanceTimersByTime(deskLimits.absentMs - 1)
    expect(presence.isThere()).toBe(true)
    presence.arrives('one')()
    vi.advanceTimersByTime(deskLimits.absentMs - 1)
    expect([presence.isThere(), presence.gone.mock.calls.length]).toEqual([true, 0])
    vi.advanceTimersByTime(1000)
    expect([presence.isThere(), presence.came.mock.calls.length, presence.gone.mock.calls.length]).toEqual([
      false,
      1,
      1
    ])
    presence.arrives('two')
    expect(presence.came).toHaveBeenCalledTimes(2)
  })

  it('goodbye counts at once, also while a call of theirs is under way; another agent stays', () => {
    const presence = present()
    const leave = presence.arrives('one')
    presence.arrives('two')
    presence.leaves('one')
    expect([presence.isThere(), presence.gone.mock.calls.length]).toEqual([true, 0])
    presence.leaves('two')
    leave()
    expect([presence.isThere(), presence.gone.mock.calls.length]).toEqual([false, 1])
  })
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
