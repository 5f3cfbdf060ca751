import { expect, it } from 'vitest'
import { readQuery } from './visit.ts'

it.each([
  ['what the row names', '?auto=1&other=2', { auto: '1' }],
  ['nothing where it is not there', '?other=2', {}],
  ['the first, where one stands twice', '?auto=1&auto=2', { auto: '1' }],
  ['an empty one', '?auto', { auto: '' }],
  ['what is too long is left out', `?auto=${'1'.repeat(1001)}`, {}],
  ['a broken escape does not throw', '?auto=%E0%A4%A', { auto: '\ufffd%A' }]
])('reads %s', (_, search, expected) => {
  expect(readQuery(search, ['auto', 'joined'])).toEqual(expected)
})
