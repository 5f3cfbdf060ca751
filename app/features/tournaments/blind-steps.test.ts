import { expect, it } from 'vitest'
import { blindStepPaths } from './blind-steps.ts'

const level = (big: number) => ({ small: big / 2, big, ante: 0 })
const structure = {
  id: 'four',
  startingStack: 1000,
  levelMinutes: 10,
  breakMinutes: 0,
  breakAfterLevels: 10,
  levels: [level(10), level(100), level(1000), level(10_000)]
}

it.each([
  [0, '', 'M0 24V21H15.2V24M16 24V14.3H31.2V24M32 24V7.7H47.2V24M48 24V1H63.2V24'],
  [20, 'M0 24V21H15.2V24M16 24V14.3H31.2V24', 'M32 24V7.7H47.2V24M48 24V1H63.2V24'],
  [21, 'M0 24V21H15.2V24M16 24V14.3H31.2V24M32 24V7.7H47.2V24', 'M48 24V1H63.2V24']
])('the steps of a structure with registration for %i minutes', (minutes, open, closed) => {
  expect(blindStepPaths(structure, minutes)).toEqual({ open, closed })
})
