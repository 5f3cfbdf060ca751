import { expect, it } from 'vitest'
import { automatedReply } from './automated-reply.ts'

const text = 'Thank you for contacting us'
const entry = (role: string, payload: unknown) => ({ conversationEntry: { sender: { role }, entryPayload: payload } })
const message = (more: object = {}) => ({ abstractMessage: { staticContent: { text } }, ...more })

it.each<[rule: string, detail: unknown, text: string | null]>([
  ['"an automated reply", by its sender', entry('System', JSON.stringify(message())), text],
  ['of a bot', entry('Chatbot', JSON.stringify(message())), text],
  ['by its reason', entry('Agent', JSON.stringify(message({ messageReason: 'AutomatedResponse' }))), text],
  ['the payload as an object', entry('System', message()), text],
  ['what an agent writes is none', entry('Agent', JSON.stringify(message())), null],
  [
    'nor what the visitor writes',
    entry('EndUser', JSON.stringify(message({ messageReason: 'AutomatedResponse' }))),
    null
  ],
  ['a picture', entry('System', JSON.stringify({ abstractMessage: { staticContent: {} } })), null],
  ['no JSON', entry('System', '{'), null],
  ['nothing', undefined, null],
  ['null', null, null]
])('%s', (_rule, detail, expected) => {
  expect(automatedReply(detail)).toBe(expected)
})
