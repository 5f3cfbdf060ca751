import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

const derive = promisify(argon2)

/** argon2id with 19 MiB, two passes and one lane: about 30 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** One hash a core, so that pages stay fast. A hundred that wait take two to three seconds on two cores. */
const limit = pLimit(availableParallelism())
const maxWaiting = 100

/** Too many passwords wait to be hashed: load is shed before anything is stored or sent. */
export class PasswordQueueFull extends Error {
  readonly retryAfterSeconds = 5
}

/** Hashes a password as a PHC string. Throws PasswordQueueFull where a hundred wait, and the signal's reason where the caller has gone. */
export async function hashPassword(password: string, gone?: AbortSignal): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derived({ message: password, nonce, tagLength, ...cost }, gone)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const hashForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Whether a hash is this password's. Throws PasswordQueueFull where a hundred wait, and the signal's reason where the caller has gone. */
export async function verifyPassword(password: string, hash: string, gone?: AbortSignal): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = hashForm.exec(hash) ?? []
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
  return timingSafeEqual(await derived(parameters, gone), expected)
}

async function derived(parameters: Argon2Parameters, gone: AbortSignal | undefined): Promise<Buffer> {
  if (limit.pendingCount >= maxWaiting) throw new PasswordQueueFull(`${limit.pendingCount} passwords wait`)
  return limit(() => {
    gone?.throwIfAborted()
    return derive('argon2id', parameters)
  })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
