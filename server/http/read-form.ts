import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { HTTPException } from 'hono/http-exception'

const maxFormBytes = 16_384
const fault = (status: 400 | 413 | 415, message: string) => new HTTPException(status, { message })

/**
 * The fields of a form that is JSON or form-urlencoded, as texts: numbers and booleans of JSON too; anything deeper is left out. It is read from node's request,
 * because `hono/body-limit` fails on a body without Content-Length where the server keeps the global Request.
 *
 * @throws HTTPException 413 where the body is too long, 415 where it is of another type, 400 where it breaks off or cannot be parsed
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const type = mediaType(request)
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded')
    throw fault(415, 'Send application/json or application/x-www-form-urlencoded')
  const body = await readBody(request)
  if (type !== 'application/json') return Object.fromEntries(new URLSearchParams(body))
  const parsed = parseJson(body)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw fault(400, 'The body must be an object of fields')
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : []
    )
  )
}

/** The type of a body, without its parameters. */
export const mediaType = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** The body of a request as text. Throws HTTPException 413 where it is too long, 400 where it breaks off. */
export async function readBody(request: IncomingMessage, maxBytes = maxFormBytes): Promise<string> {
  const tooLong = () => fault(413, `The body is longer than ${maxBytes} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLong()
  let length = 0
  const limited = request.map(chunk => {
    length += (chunk as Buffer).length
    if (length > maxBytes) throw tooLong()
    return chunk
  })
  return text(limited).catch(error => {
    throw error instanceof HTTPException ? error : fault(400, 'The body broke off')
  })
}

/** Throws HTTPException 400 where a body is no JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw fault(400, 'The body is not JSON')
  }
}
