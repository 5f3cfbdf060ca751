import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A body that cannot be read as a form, with the status that says why. */
export class FormError extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.name = 'FormError'
    this.status = status
  }
}

const longestBody = 16_384

/**
 * Reads the fields of a form. In: a request whose body is JSON or form-urlencoded, at most 16 kB.
 * Out: its fields as texts; of JSON also numbers and booleans, written as text; anything deeper is left out.
 *
 * @throws FormError 413 where the body is too long, 415 where it is of another type, 400 where it breaks off or cannot be parsed
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    throw new FormError(415, 'Send application/json or application/x-www-form-urlencoded')
  const body = await readBody(request)
  if (type !== 'application/json') return Object.fromEntries(new URLSearchParams(body))
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new FormError(400, 'The body is not JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new FormError(400, 'The body must be an object of fields')
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : []
    )
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLong = () => new FormError(413, `The body is longer than ${longestBody} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > longestBody) throw tooLong()
  let length = 0
  const limited = request.map(chunk => {
    length += (chunk as Buffer).length
    if (length > longestBody) throw tooLong()
    return chunk
  })
  return text(limited).catch(error => {
    throw error instanceof FormError ? error : new FormError(400, 'The body broke off')
  })
}
