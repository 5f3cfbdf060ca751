import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSecretKeys } from './secret-key.ts'
import { readToken, signToken, type TokenPurpose } from './signed-token.ts'

const secret = Buffer.from('a secret of thirty-two characters')
const registrationId = '0b2f4c1e-6a0d-4f0e-9d53-1f6f0a8d2c11'
const expiresAt = new Date('2026-12-03T12:00:00Z')
const token = signToken(secret, { purpose: 'confirm', registrationId, expiresAt })
const before = new Date('2026-12-03T11:59:59Z')

it('a token is part of a URL as it is', () => {
  expect(encodeURIComponent(token)).toBe(token)
})

it.each<[rule: string, purpose: TokenPurpose, token: string, at: Date, read: ReturnType<typeof readToken>]>([
  ['"a signed, expiring link"', 'confirm', token, before, { registrationId, expired: false }],
  ['"expiring": from that second on', 'confirm', token, expiresAt, { registrationId, expired: true }],
  ['a link to confirm never opens the data', 'your-data', token, before, null],
  ['cut off by a mail program', 'confirm', token.slice(0, -1), before, null],
  ['with more behind it', 'confirm', `${token}A`, before, null],
  ['a longer life', 'confirm', `z${token}`, before, null],
  ['without a signature', 'confirm', token.split('.').slice(0, 2).join('.'), before, null],
  ['nothing', 'confirm', '', before, null]
])('%s', (_rule, purpose, text, at, read) => {
  expect(readToken([secret], purpose, text, at)).toEqual(read)
})

const old = secret.toString()
const next = 'the secret that follows on the other'
const keysOf = (...keys: string[]) => readSecretKeys({ SECRET_KEY: keys, DATA_DIR: '' })

it.each<[rule: string, one: string[], other: string[], holds: boolean]>([
  ['a second key is made known', [old], [old, next], true],
  ['it takes the first place', [old, next], [next, old], true],
  ['the former one goes', [next, old], [next], true],
  ['a key of nobody here', [old], [next], false]
])('two processes between two steps of a rotation read each other’s links: %s', (_rule, one, other, holds) => {
  const pairs = [
    [keysOf(...one), keysOf(...other)],
    [keysOf(...other), keysOf(...one)]
  ] as const
  for (const [[first], readers] of pairs) {
    const link = signToken(first, { purpose: 'confirm', registrationId, expiresAt })
    expect(readToken(readers, 'confirm', link, before) !== null).toBe(holds)
  }
})

it('"SECRET_KEY (signing; generated into DATA_DIR when unset)": once, for its owner alone', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data')
  const [generated] = readSecretKeys({ SECRET_KEY: null, DATA_DIR })
  expect(generated.length).toBeGreaterThanOrEqual(32)
  expect(readSecretKeys({ SECRET_KEY: null, DATA_DIR })).toEqual([generated])
  expect(readdirSync(DATA_DIR)).toEqual(['secret-key'])
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readSecretKeys({ SECRET_KEY: ['x'.repeat(32)], DATA_DIR }).map(String)).toEqual(['x'.repeat(32)])
  rmSync(join(DATA_DIR, '..'), { recursive: true })
})
