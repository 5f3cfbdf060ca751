import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Headers = Readonly<Record<string, string>>

/** An answer with its length, for HEAD too. Nobody may cache it unless the headers say so. */
export const send = (
  c: Context,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers,
  status: ContentfulStatusCode = 200
): Response =>
  c.body(body, status, { 'Content-Length': String(Buffer.byteLength(body)), 'Cache-Control': 'no-store', ...headers })

export const json = (c: Context, body: unknown, status?: ContentfulStatusCode, headers: Headers = {}): Response =>
  send(c, JSON.stringify(body), { 'Content-Type': 'application/json; charset=utf-8', ...headers }, status)

/** An error as every call of the site answers it. */
export const refuse = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  more: object = {},
  headers?: Headers
): Response => json(c, { statusCode: status, message, fatal: status === 500, ...more }, status, headers)

/** A parameter of the query that means nothing here. */
export const unknownParameter = (c: Context, parameter: string, status: 400 | 404 = 400): Response =>
  refuse(c, status, `The parameter '${parameter}' names nothing here`)

/** A parameter of the query whose value is wrong. */
export const wrongParameter = (c: Context, { parameter, reason }: { parameter: string; reason: string }): Response =>
  refuse(c, 400, `${parameter} ${reason}`, { parameter })

/** 204: there is nothing to say. */
export const empty = (c: Context, headers: Headers = {}): Response =>
  c.body(null, 204, { 'Cache-Control': 'no-store', ...headers })

/** A redirect to a path of this site or a whole address; `private` where it depends on the visitor. */
export function redirect(c: Context, status: 301 | 302 | 303, location: string, isPrivate = false): Response {
  const caching = isPrivate
    ? { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Language' }
    : { 'Cache-Control': 'no-cache' }
  return c.body(null, status, { Location: location, 'Content-Length': '0', 'Referrer-Policy': 'origin', ...caching })
}
