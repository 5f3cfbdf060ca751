import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { atMostAtOnce } from './at-most-at-once.ts'

const derive = promisify(argon2)

/** argon2id with 19 MiB, two passes and one lane: about 30 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const inTurn = atMostAtOnce(availableParallelism())

/** Hashes a password. Out: a PHC string, which any argon2 library verifies. No more run at once than there are cores, so that pages stay fast. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<parallelism>\d{1,2})\$(?<nonce>[A-Za-z0-9+/]{11,86})\$(?<tag>[A-Za-z0-9+/]{16,86})$/

/** Whether a password belongs to a hash, with the cost that stands in the hash. False for a text that is no argon2id hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { memory, passes, parallelism, nonce = '', tag = '' } = phc.exec(hash)?.groups ?? {}
  if (!tag) return false
  const expected = Buffer.from(tag, 'base64')
  const parameters = {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism)
  }
  return timingSafeEqual(await inTurn(() => derive('argon2id', parameters)), expected)
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
