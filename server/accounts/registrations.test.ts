import { expect, it } from 'vitest'
import { addressKey } from './registrations.ts'

it.each<[rule: string, email: string, same: string]>([
  ['capitals and spaces', ' Ann@Example.COM ', 'ann@example.com'],
  ['accents in two parts', 'zoe\u0301@example.com', 'zo\u00e9@example.com'],
  ['a domain in its own letters', 'ann@m\u00fcnchen.example', 'ann@xn--mnchen-3ya.example'],
  ['the same domain as mail servers write it', 'ann@XN--mnchen-3ya.example', 'ann@xn--mnchen-3ya.example'],
  ['wide letters in a domain', 'ann@\uff45xample.com', 'ann@example.com'],
  ['a plus is another mailbox', 'ann+1@example.com', 'ann+1@example.com'],
  ['what is no domain stays', 'ann@', 'ann@']
])('one address, one person: %s', (_rule, email, same) => {
  expect(addressKey(email)).toBe(same)
})
