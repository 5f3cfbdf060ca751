import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'

const { figures } = content

function valueOf(name: string): number {
  const figure = figures[name]
  if (figure?.kind !== 'count' && figure?.kind !== 'percent') throw new Error(`${name} is no count and no percentage`)
  return figure.value
}

it.each<[rule: string, parts: readonly string[], whole: number]>([
  [
    'withdrawals to the same method: each gets its deposit back, the rest goes to the bank',
    ['exampleCardDeposit', 'exampleWalletDeposit', 'exampleRemainder'],
    valueOf('exampleBalance')
  ],
  ['a cancelled tournament shares out all that is left', ['cancelledEvenShare', 'cancelledChipShare'], 100]
])('%s: the parts make the whole', (_rule, parts, whole) => {
  expect(parts.reduce((sum, name) => sum + valueOf(name), 0)).toBe(whole)
})
