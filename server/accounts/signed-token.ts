import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from './secret-key.ts'

/** The purpose of a link: a link to confirm an address never opens the data, and the other way round. */
export type TokenPurpose = 'confirm' | 'your-data'

type Unsigned = { purpose: TokenPurpose; registrationId: string; expiresAt: Date }

/** Makes the token of a link: purpose, registration and expiry, signed. It fits into a URL as it is; nothing of it is stored. */
export function signToken(secret: Buffer, { purpose, registrationId, expiresAt }: Unsigned): string {
  const body = `${Math.ceil(expiresAt.getTime() / 1000).toString(36)}.${registrationId}`
  return `${body}.${sign(secret, purpose, body)}`
}

/** Reads a token that came back. Null where none of the keys made it, or for another purpose. */
export function readToken(secrets: SecretKeys, purpose: TokenPurpose, token: string, now: Date) {
  const [, body, expiry, registrationId, signature] = tokenForm.exec(token) ?? []
  if (!body || !expiry || !registrationId || !signature) return null
  const isSignedBy = (secret: Buffer) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, body)))
  if (!secrets.some(isSignedBy)) return null
  return { registrationId, expired: now.getTime() >= Number.parseInt(expiry, 36) * 1000 }
}

const tokenForm = /^(([0-9a-z]{1,9})\.([0-9a-f-]{36}))\.([A-Za-z0-9_-]{43})$/

const sign = (secret: Buffer, purpose: TokenPurpose, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url')
