import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSecretKey } from './secret-key.ts'
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
  expect(readToken(secret, purpose, text, at)).toEqual(read)
})

it('a token of another key is nothing here', () => {
  expect(readToken(Buffer.from('another secret of thirty-two char'), 'confirm', token, before)).toBeNull()
})

it('"SECRET_KEY (signing; generated into DATA_DIR when unset)": once, for its owner alone', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data')
  const generated = readSecretKey({ SECRET_KEY: null, DATA_DIR })
  expect(generated.length).toBeGreaterThanOrEqual(32)
  expect(readSecretKey({ SECRET_KEY: null, DATA_DIR })).toEqual(generated)
  expect(readdirSync(DATA_DIR)).toEqual(['secret-key'])
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readSecretKey({ SECRET_KEY: 'x'.repeat(32), DATA_DIR }).toString()).toBe('x'.repeat(32))
  rmSync(join(DATA_DIR, '..'), { recursive: true })
})
