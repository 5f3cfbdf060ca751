import { beforeEach, expect, it } from 'vitest'
import { createConversations, type ShownStatus, shownStatus } from './conversations.ts'
import { deskLimits } from './desk-limits.ts'

let time: number
let changes: string[]
let desk: ReturnType<typeof createConversations>
beforeEach(() => {
  time = 0
  changes = []
  desk = createConversations({ now: () => new Date(time), changed: id => changes.push(id) })
})

const open = (network = '192.0.2.1', customer = network) =>
  desk.open({ siteId: 'ontario', language: 'en', network, customer, text: 'Hello' })
const opened = (network?: string) => {
  const made = open(network)
  if (!made) throw new Error('There was no room')
  return made
}

it('"no conversation readable without its own unguessable token"', () => {
  const [one, two] = [opened(), opened()]
  expect(one.token).toMatch(/^[\w-]{43}$/)
  expect(desk.ofToken(one.token)).toBe(one.conversation)
  expect(desk.ofToken(two.token)).toBe(two.conversation)
  for (const token of ['', one.conversation.id, one.token.slice(0, -1), `${one.token}x`])
    expect(desk.ofToken(token)).toBe(null)
})

it('waiting, answered by an agent, closed with the automated reply, once', () => {
  const { conversation } = opened()
  expect(conversation.status).toBe('waiting')
  desk.add(conversation, 'visitor', 'Help')
  expect(conversation.status).toBe('waiting')
  desk.add(conversation, 'agent', 'Yes')
  expect(conversation.status).toBe('answered')
  desk.close(conversation, 'Thank you')
  desk.close(conversation, 'Thank you')
  expect(conversation.status).toBe('closed')
  expect(conversation.messages.map(({ id, from, text }) => [id, from, text])).toEqual([
    [1, 'visitor', 'Hello'],
    [2, 'visitor', 'Help'],
    [3, 'agent', 'Yes'],
    [4, 'automatic', 'Thank you']
  ])
  desk.say(conversation, 'The agent has left')
  expect(conversation.messages).toHaveLength(4)
  expect(desk.add(conversation, 'visitor', 'More')).toBe(false)
  expect(changes).toHaveLength(4)
})

it.each<[rule: string, act: () => void, afterMs: number, known: boolean]>([
  ['"idle expiry": not before', () => {}, deskLimits.idleMs - 1, true],
  ['"idle expiry"', () => {}, deskLimits.idleMs, false],
  [
    'each message begins it anew',
    () => {
      time = deskLimits.idleMs - 1
      const [conversation] = desk.list()
      if (conversation) desk.add(conversation, 'agent', 'Still there?')
    },
    2 * deskLimits.idleMs - 2,
    true
  ],
  [
    'a closed one stays for a while, so that its end can be read',
    () => desk.list().forEach(one => desk.close(one, 'Bye')),
    deskLimits.closedMs - 1,
    true
  ],
  ['and is forgotten', () => desk.list().forEach(one => desk.close(one, 'Bye')), deskLimits.closedMs, false]
])('%s', (_rule, act, afterMs, known) => {
  const { token } = opened()
  act()
  time = afterMs
  expect(desk.ofToken(token) !== null).toBe(known)
})

it('bounded: conversations of one network, and of all', () => {
  for (let count = 0; count < deskLimits.conversationsOfNetwork; count += 1) opened()
  expect(open()).toBe(null)
  for (let count = deskLimits.conversationsOfNetwork; count < deskLimits.conversations; count += 1)
    opened(String(count))
  for (const conversation of desk.list()) desk.add(conversation, 'visitor', 'Two')
  expect(desk.hasRoom()).toBe(false)
  expect(open('another')).toBe(null)
  const [first] = desk.list()
  if (first) desk.forget(first)
  expect(desk.hasRoom()).toBe(true)
})

it('bounded: conversations of one customer, whose networks are many', () => {
  for (let count = 0; count < deskLimits.conversationsOfCustomer; count += 1)
    expect(open(String(count), '2001:db8:1::/48')).not.toBe(null)
  expect(open('one more', '2001:db8:1::/48')).toBe(null)
  expect(open('one more', '2001:db8:2::/48')).not.toBe(null)
})

it('in a full desk the oldest conversation in which people wrote once at most gives way', () => {
  const talks = opened('first')
  desk.add(talks.conversation, 'visitor', 'Are you there?')
  const silent = opened('second')
  for (let count = 2; count < deskLimits.conversations; count += 1) opened(String(count))
  expect(desk.hasRoom()).toBe(true)
  const late = opened('late')
  expect(desk.ofToken(silent.token)).toBe(null)
  expect(desk.ofToken(talks.token)).toBe(talks.conversation)
  expect(desk.ofToken(late.token)).toBe(late.conversation)
})

it('what the desk says comes after what was written, with its links, and not twice in a row', () => {
  const { conversation } = opened()
  const links = [{ text: 'How do I set a limit?', href: '/help/#limits' }]
  for (const _time of [1, 2]) desk.say(conversation, 'This is automatic', links)
  desk.add(conversation, 'visitor', 'More')
  desk.say(conversation, 'This is automatic')
  expect(conversation.messages.map(({ from, text }) => [from, text])).toEqual([
    ['visitor', 'Hello'],
    ['automatic', 'This is automatic'],
    ['visitor', 'More'],
    ['automatic', 'This is automatic']
  ])
  expect(conversation.messages.map(message => message.links)).toEqual([undefined, links, undefined, undefined])
  expect(conversation.status).toBe('waiting')
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

it('bounded: messages of a conversation', () => {
  const { conversation } = opened()
  let taken = 0
  while (desk.add(conversation, 'visitor', 'again')) taken += 1
  expect(taken).toBe(deskLimits.messages - 1)
  desk.close(conversation, 'The end is still said')
  expect(conversation.messages.at(-1)?.text).toBe('The end is still said')
})

it('bounded: what people write in a conversation', () => {
  const { conversation } = opened()
  const long = 'x'.repeat(deskLimits.characters)
  let taken = 0
  while (desk.add(conversation, 'visitor', long)) taken += 1
  expect(taken).toBe(deskLimits.charactersOfConversation / deskLimits.characters - 1)
})
