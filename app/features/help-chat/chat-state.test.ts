import { expect, it } from 'vitest'
import {
  type ChatAct,
  type ChatEvent,
  type ChatState,
  chatButton,
  chatStep,
  clearAfterMs,
  firstChatState
} from './chat-state.ts'

const entered: ChatEvent = { type: 'entered' }
const pressed: ChatEvent = { type: 'pressed' }
const ready: ChatEvent = { type: 'ready' }
const left: ChatEvent = { type: 'left' }
const available: ChatEvent = { type: 'capacity', agents: 'available' }
const away: ChatEvent = { type: 'capacity', agents: 'away' }
const unknown: ChatEvent = { type: 'capacity', agents: 'unknown' }
const reply = (text: string): ChatEvent => ({ type: 'reply', text })
const thanks = reply('Thank you for contacting us. Goodbye!')
const launched = [entered, available, pressed, ready]

/** Where a row of events leads, and what its last one asks for. */
const after = (events: readonly ChatEvent[]) =>
  events.reduce<{ state: ChatState; acts: readonly ChatAct[] }>(({ state }, event) => chatStep(state, event), {
    state: firstChatState,
    acts: []
  })

it.each<[rule: string, events: ChatEvent[], state: Partial<ChatState>, acts: ChatAct[]]>([
  ['S4-17 "Agent availability comes from a capacity call"', [entered], { agents: 'asked' }, ['ask-capacity']],
  ['S4-17 hasCapacity true', [entered, available], { agents: 'available', chat: 'absent' }, []],
  [
    '"With hasCapacity false the button says that agents are away and loads no script"',
    [entered, away, pressed],
    { agents: 'away', chat: 'absent' },
    ['say-away']
  ],
  [
    'S4-18 "The chat script loads lazily when the button is pressed": not before',
    [entered, available],
    { chat: 'absent' },
    []
  ],
  [
    'S4-18 "The chat script loads lazily when the button is pressed"',
    [entered, available, pressed],
    { chat: 'loading' },
    ['load-script']
  ],
  ['pressed before the capacity is known: it waits', [entered, pressed], { chat: 'wanted' }, []],
  ['and then goes on', [entered, pressed, available], { chat: 'loading' }, ['load-script']],
  ['or says that agents are away', [entered, pressed, away], { chat: 'absent' }, ['say-away']],
  [
    'nobody could be asked: a press asks again',
    [entered, unknown, pressed],
    { agents: 'asked', chat: 'wanted' },
    ['ask-capacity']
  ],
  ['and goes on', [entered, unknown, pressed, available], { chat: 'loading' }, ['load-script']],
  [
    'or says that it is not known, which is not that agents are away',
    [entered, unknown, pressed, unknown],
    { agents: 'unknown', chat: 'absent' },
    ['say-unknown']
  ],
  ['or is forgotten with its page', [entered, pressed, left, available], { chat: 'absent' }, []],
  ['pressed again while it loads: nothing twice', [entered, available, pressed, pressed], { chat: 'loading' }, []],
  ['S4-19 "the chat launches after the ready event"', launched, { chat: 'open' }, ['launch']],
  [
    'not on a page that the visitor has gone on to',
    [entered, available, pressed, left, ready],
    { page: 'elsewhere', chat: 'loaded' },
    []
  ],
  [
    'the script fails: the button is as before, and it is said',
    [entered, available, pressed, { type: 'not-ready' }],
    { chat: 'absent' },
    ['say-failure']
  ],
  [
    'and can be pressed again',
    [entered, available, pressed, { type: 'not-ready' }, pressed],
    { chat: 'loading' },
    ['load-script']
  ],
  [
    'a failure is not told on another page',
    [entered, available, pressed, left, { type: 'not-ready' }],
    { chat: 'absent' },
    []
  ],
  [
    'ready after all: the next press launches, and loads nothing again',
    [entered, available, pressed, { type: 'not-ready' }, ready, pressed],
    { chat: 'open' },
    ['launch']
  ],
  [
    'S4-20 "The chat is minimised when leaving responsible-gaming pages"',
    [...launched, left],
    { page: 'elsewhere', chat: 'minimised' },
    ['minimise']
  ],
  ['what is not open is not minimised', [entered, available, left], { page: 'elsewhere', chat: 'absent' }, []],
  [
    'S4-21 "and availability is refreshed when entering them"',
    [...launched, left, entered],
    { agents: 'asked', chat: 'minimised' },
    ['ask-capacity']
  ],
  [
    'a conversation is found again, whether or not agents are free for new ones',
    [...launched, left, entered, away, pressed],
    { chat: 'open' },
    ['launch']
  ],
  ['the visitor minimises it', [...launched, { type: 'minimised' }], { chat: 'minimised' }, []],
  ['the visitor closes it', [...launched, { type: 'closed' }], { chat: 'loaded' }, []],
  [
    'S4-22 "After an automated reply containing \'Thank you for contacting us\', the session is cleared after 3 s": waits',
    [...launched, thanks],
    { chat: 'ending' },
    ['clear-later']
  ],
  [
    'S4-22 another automated reply does not end it',
    [...launched, reply('An agent will be with you soon')],
    { chat: 'open' },
    []
  ],
  [
    'S4-22 "the session is cleared after 3 s"',
    [...launched, thanks, { type: 'clear-due' }],
    { chat: 'over' },
    ['clear-session']
  ],
  [
    'what was said can be read until its window is closed',
    [...launched, thanks, { type: 'clear-due' }, { type: 'closed' }],
    { chat: 'loaded' },
    []
  ],
  [
    'or until the page is left',
    [...launched, thanks, { type: 'clear-due' }, left],
    { page: 'elsewhere', chat: 'loaded' },
    ['minimise']
  ],
  ['said twice: the first counts', [...launched, thanks, thanks], { chat: 'ending' }, []],
  ['minimised too it ends', [...launched, left, thanks, { type: 'clear-due' }], { chat: 'over' }, ['clear-session']],
  ['leaving while it ends minimises it', [...launched, thanks, left], { chat: 'ending' }, ['minimise']],
  ['a timer of a conversation that is over does nothing', [...launched, { type: 'clear-due' }], { chat: 'open' }, []],
  [
    'the next conversation needs no script',
    [...launched, thanks, { type: 'clear-due' }, pressed],
    { chat: 'open' },
    ['launch']
  ],
  ['but agents', [...launched, thanks, { type: 'clear-due' }, entered, away, pressed], { chat: 'over' }, ['say-away']],
  ['elsewhere a press means nothing', [pressed], { chat: 'absent' }, []]
])('%s', (_rule, events, state, acts) => {
  const end = after(events)
  expect(end.state).toMatchObject(state)
  expect(end.acts).toEqual(acts)
})

it.each<[rule: string, events: ChatEvent[], button: ReturnType<typeof chatButton>]>([
  ['at rest', [entered, available], 'open'],
  ['S4-19 "The button shows a loading state meanwhile"', [entered, available, pressed], 'loading'],
  ['also while the capacity is not known', [entered, pressed], 'loading'],
  ['"the button says that agents are away"', [entered, away], 'away'],
  ['nobody could be asked: another word than away', [entered, unknown], 'unknown'],
  [
    'a session that is cleared is none that goes on',
    [...launched, thanks, { type: 'clear-due' }, entered, away],
    'away'
  ],
  ['failed: "back to normal"', [entered, available, pressed, { type: 'not-ready' }], 'open'],
  ['a conversation goes on: the button leads to it', [...launched, left, entered, away], 'open']
])('%s', (_rule, events, button) => {
  expect(chatButton(after(events).state)).toEqual(button)
})

it('S4-22 "Chat session clears 3000 ms after the automated reply"', () => {
  expect(clearAfterMs).toBe(3000)
})
