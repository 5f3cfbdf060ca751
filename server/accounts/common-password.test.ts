import { expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'

it.each([
  ['Passw0rd!', true],
  ['qwerty12345', true],
  ['PASSWORD1', true],
  ['1q2w3e4r5t???', true],
  [' password1', true],
  ['kestrelpoker1', true],
  ['2026 Kestrel-Poker!', true],
  ['kestrel99', true],
  ['kestrels-over-river-7', false],
  ['mañana-kite-47', false],
  ['my password1 is long', false]
])('S5-20 one that everybody tries, %s: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
