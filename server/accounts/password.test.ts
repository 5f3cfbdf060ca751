import { expect, it } from 'vitest'
import { hashPassword, PasswordQueueFull, verifyPassword } from './password.ts'

const password = 'Épée-longue-7'

it('a hash of argon2’s reference implementation is understood, and what is none is of no password', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', reference)).toBe(true)
  expect(await verifyPassword('Password', reference)).toBe(false)
  expect(await verifyPassword('password', 'password')).toBe(false)
})

it('"argon2id (19 MiB, t=2)" as a PHC string with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(password, one)).toBe(true)
  expect(await verifyPassword(password, other)).toBe(true)
  expect(await verifyPassword('épée-longue-7', one)).toBe(false)
})

it('the waiting line has an end, and a caller who is gone costs no hash', async () => {
  const gone = new AbortController()
  const many = Array.from({ length: 400 }, () => hashPassword(password, gone.signal))
  const settled = Promise.allSettled(many)
  await expect(hashPassword(password)).rejects.toThrow(PasswordQueueFull)
  gone.abort()
  const reasons = (await settled).map(result => (result.status === 'rejected' ? result.reason : null))
  const full = reasons.filter(reason => reason instanceof PasswordQueueFull)
  const skipped = reasons.filter(reason => reason?.name === 'AbortError')
  expect(full.length).toBeGreaterThan(200)
  expect(skipped.length).toBeGreaterThan(0)
  expect(await hashPassword(password)).toContain('$argon2id$')
})
