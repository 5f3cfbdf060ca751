import { expect, it } from 'vitest'
import { readMessages } from '../../build/vite/messages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { keysOfUse, messageUses } from '../fixtures/message-uses.ts'

const keys = Object.keys(readMessages('fr'))
const uses = messageUses([...new Set(keys.map(key => key.split('.')[0] ?? ''))])

it('no key is used that is missing', () =>
  expectNoFaults(uses, use => {
    const meant = keysOfUse(use, keys)
    const missing = meant.filter(key => !keys.includes(key))
    return meant.length ? missing.map(key => `there is no message ${key}`) : `no message fits ${use.key}`
  }))

it('no message is there that nothing says', () => {
  const said = new Set(uses.flatMap(use => keysOfUse(use, keys)))
  expect(keys.filter(key => !said.has(key))).toEqual([])
})
