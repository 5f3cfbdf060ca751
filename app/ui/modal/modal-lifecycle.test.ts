import { expect, it } from 'vitest'
import { isOpen, type ModalState, type ModalStep, nextModalState, settledState } from './modal-lifecycle.ts'

it.each<[rule: string, from: ModalState, step: ModalStep, to: ModalState]>([
  ['closed, opening', 'closed', 'open', 'opening'],
  ['opening, opened', 'opening', 'entered', 'opened'],
  ['opened, closing', 'opened', 'close', 'closing'],
  ['closing, closed', 'closing', 'left', 'closed'],
  ['called back on its way in, it turns round', 'opening', 'close', 'closing'],
  ['called back on its way out, it turns round', 'closing', 'open', 'opening'],
  ['open again changes nothing', 'opening', 'open', 'opening'],
  ['open again changes nothing', 'opened', 'open', 'opened'],
  ['close again changes nothing', 'closing', 'close', 'closing'],
  ['close again changes nothing', 'closed', 'close', 'closed'],
  ['a movement that was turned round does not arrive', 'closing', 'entered', 'closing'],
  ['a movement that was turned round does not arrive', 'opening', 'left', 'opening'],
  ['nothing arrives where nothing moves', 'closed', 'entered', 'closed'],
  ['nothing arrives where nothing moves', 'closed', 'left', 'closed'],
  ['nothing arrives where nothing moves', 'opened', 'entered', 'opened'],
  ['nothing arrives where nothing moves', 'opened', 'left', 'opened']
])('S4-29 %s: %s, %s', (_rule, from, step, to) => {
  expect(nextModalState(from, step)).toBe(to)
})

it.each<[rule: string, state: ModalState, settled: ModalState | null, open: boolean]>([
  ['calls resolve with closed', 'closed', 'closed', false],
  ['calls wait while it is opening', 'opening', null, true],
  ['calls resolve with opened', 'opened', 'opened', true],
  ['calls wait while it is closing', 'closing', null, false]
])('S4-31 "Open and close calls resolve with opened or closed": %s', (_rule, state, settled, open) => {
  expect(settledState(state)).toBe(settled)
  expect(isOpen(state)).toBe(open)
})
