import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const filesOf = (policy: string) => globSync(`content/policies/${policy}/*.md`)
const adults = ['terms-conditions', 'responsible-gaming', 'privacy-policy', 'network-security-ecology-policy']

it.each(adults.map(policy => [policy]))(
  'S5-7 "Under-18 access is prohibited": %s says so in every language',
  policy => {
    expect(read(`content/policies/${policy}/en.md`)).toMatch(/Nobody under \{adultAge\} of age (may|has access|plays)/)
    expect(filesOf(policy).filter(file => !read(file).includes('{adultAge}'))).toEqual([])
  }
)

it('S6-3 "Player: subject to the security policy": it names players, and the terms lead to it in every language', () => {
  const security = read('content/policies/network-security-ecology-policy/en.md')
  expect(security).toMatch(/It binds everyone who opens a table of the network: players, /)
  const silent = filesOf('terms-conditions').filter(
    file => !read(file).includes('](/network/security-ecology-policy/)')
  )
  expect(silent).toEqual([])
})
