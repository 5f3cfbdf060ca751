import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const password = 'Épée-longue-7'

it('"argon2id (19 MiB, t=2)" as a PHC string with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(password, one)).toBe(true)
  expect(await verifyPassword(password, other)).toBe(true)
  expect(await verifyPassword('épée-longue-7', one)).toBe(false)
})

it('the hash of argon2’s reference implementation is understood', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', reference)).toBe(true)
  expect(await verifyPassword('Password', reference)).toBe(false)
})

it.each<[what: string, hash: string]>([
  ['nothing', ''],
  ['another algorithm', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
  ['a readable password', password]
])('a text that is no argon2id hash belongs to no password: %s', async (_what, hash) => {
  expect(await verifyPassword(password, hash)).toBe(false)
})
