import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** A public key as RFC 8037 writes it, with its thumbprint (RFC 7638) as its id. */
export type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }

/** A signed statement: JWS in its flattened JSON form (RFC 7515). */
export type SignedStatement = { payload: string; protected: string; signature: string }

export type StatementSigner = { publicKey: PublicKey; sign(statement: object): SignedStatement }

/** The first signs; statements of each may be about. */
export type StatementSigners = readonly [StatementSigner, ...StatementSigner[]]

/** The bytes before the 32 of an Ed25519 key in PKCS#8. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Signs statements with an Ed25519 key that is derived from a secret: all machines of one `SECRET_KEY` sign alike, and nothing more is stored. In: the secret,
 * and what the statements are about; each purpose has a key of its own.
 */
export function createStatementSigner(secret: Buffer, purpose = 'public statements'): StatementSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')
  const head = base64({ alg: 'EdDSA', kid })
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' },
    sign(statement) {
      const payload = base64(statement)
      const signature = sign(null, Buffer.from(`${head}.${payload}`), privateKey).toString('base64url')
      return { payload, protected: head, signature }
    }
  }
}

/** The content of a statement that one of some keys has signed, each given as the `x` of its JWK; undefined where none of them has. */
export function signedPayload(
  { payload, protected: head, signature }: SignedStatement,
  keys: readonly string[]
): unknown {
  const isSigned = keys.some(x =>
    verify(
      null,
      Buffer.from(`${head}.${payload}`),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url')
    )
  )
  return isSigned ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
