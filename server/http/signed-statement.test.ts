import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { createStatementSigner, type PublicKey, type SignedStatement, signedPayload } from './signed-statement.ts'

const secret = Buffer.from('a secret key of more than 32 characters')
const signer = createStatementSigner(secret)
const statement = { origins: ['https://example.com'] }

function isGenuine({ payload, protected: head, signature }: SignedStatement, { kty, crv, x }: PublicKey): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
  return verify(null, Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
}

it('S2-97 a statement is verified with the public key, and says what was signed', () => {
  const signed = signer.sign(statement)
  expect(isGenuine(signed, signer.publicKey)).toBe(true)
  expect(JSON.parse(Buffer.from(signed.payload, 'base64url').toString())).toEqual(statement)
  expect(JSON.parse(Buffer.from(signed.protected, 'base64url').toString())).toEqual({
    alg: 'EdDSA',
    kid: signer.publicKey.kid
  })
})

it('S2-97 a changed statement is refused, and so is another key', () => {
  const signed = signer.sign(statement)
  const payload = Buffer.from('{"origins":["https://evil.example"]}').toString('base64url')
  expect(isGenuine({ ...signed, payload }, signer.publicKey)).toBe(false)
  expect(isGenuine(signed, createStatementSigner(Buffer.from('another secret key of this length')).publicKey)).toBe(
    false
  )
})

it('S2-97 machines that share the secret key sign alike', () => {
  expect(createStatementSigner(secret).sign(statement)).toEqual(signer.sign(statement))
})

it('a statement is read by one of several keys; a key of another purpose is another key', () => {
  const content = createStatementSigner(secret, 'content archives')
  const keys = [signer.publicKey.x, content.publicKey.x]
  expect(signedPayload(content.sign(statement), keys)).toEqual(statement)
  expect(signedPayload(content.sign(statement), [signer.publicKey.x])).toBeUndefined()
  expect(signedPayload({ ...content.sign(statement), payload: 'e30' }, keys)).toBeUndefined()
})
