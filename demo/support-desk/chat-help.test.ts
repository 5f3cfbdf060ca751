import { expect, it } from 'vitest'
import { questionsAbout } from './chat-help.ts'

const ignored = 'a how do i is my the to me can you hello'
const questions = [
  {
    href: '#limits',
    question: 'How do I set a limit?',
    text: 'How do I set a limit? On deposits, in the client. cap budget'
  },
  {
    href: '#withdraw',
    question: 'How do I withdraw?',
    text: 'How do I withdraw? A limit of the bank may apply. cash out'
  },
  {
    href: '#time',
    question: 'How long does it take?',
    text: 'How long does it take? A withdrawal takes two days. deposits'
  },
  { href: '#deposit', question: 'How do I deposit?', text: 'How do I deposit? By card. limit' },
  { href: '#client', question: 'What can I play on?', text: 'What can I play on? Linux is no system. ubuntu' }
]

it.each<[rule: string, message: string, ids: string[]]>([
  ['the question whose words are in it', 'Can I play on Linux?', ['client']],
  ['the one with most of the words', 'I want to set a deposit limit', ['limits']],
  ['of equal ones first those whose question has the word, three at most', 'limit', ['limits', 'withdraw', 'deposit']],
  ['keywords count', 'budget', ['limits']],
  ['accents and capitals do not', 'LÏNUX', ['client']],
  ['words that say nothing find nothing', 'Hello, can you help?', []],
  ['nothing fits', 'tiramisu', []],
  ['signs alone', '???', []],
  ['the beginning of a long message decides', `${'linux '.repeat(20)} budget`, ['client']]
])('an automatic answer names %s: "%s"', (_rule, message, ids) => {
  expect(questionsAbout(message, { questions, ignored }).map(({ href }) => href.slice(1))).toEqual(ids)
})
