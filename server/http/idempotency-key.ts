import type { SiteContext } from './site-context.ts'

const name = 'Idempotency-Key'

/** The fault of the header of a call, for its 4xx. */
export const keyFaults = {
  form: `The header '${name}' must have 16 to 128 visible ASCII characters`,
  reused: `The header '${name}' has come with another body in the last 24 hours`
} as const

/** The `Idempotency-Key` of a request: null without one, undefined where it is no key. */
export function readIdempotencyKey(c: SiteContext): string | null | undefined {
  const key = c.req.header(name)
  if (key === undefined) return null
  return /^[\x21-\x7e]{16,128}$/.test(key) ? key : undefined
}
