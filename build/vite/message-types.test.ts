import { expect, it } from 'vitest'
import { messageTypes } from './message-types.ts'

it.each([
  ['no argument', 'Home', 'null'],
  ['a text', 'Hello {name}', '{ name: string }'],
  ['a number', '{n, number} tables', '{ n: number }'],
  ['a plural, with what its forms name', '{n, plural, one {# of {all}} other {#}}', '{ n: number; all: string }'],
  ['a choice', '{kind, select, a {x} other {y}}', '{ kind: string }'],
  ['a tag', '<b>{name}</b>', '{ name: string }']
])('types a message with %s', (_rule, text, type) => {
  expect(messageTypes({ 'header.home': text })).toBe(`export type MessageArguments = {\n  'header.home': ${type}\n}\n`)
})
