import { fetchJson } from '../http/fetch-with-retry.client.ts'
import { noteNewerBuild } from './known-build.client.ts'
import type { Payload } from './payload.ts'

const prefetched = new Map<string, { askedAt: number; payload: Promise<Payload> }>()

/** Asks for a page's payload before someone wants it; the navigation that comes takes it, once. Rejects where it cannot be had. */
export async function prefetchPayload(pathname: string, signal: AbortSignal): Promise<void> {
  const payload = askPayload(pathname, signal)
  prefetched.set(pathname, { askedAt: performance.now(), payload })
  await payload
}

/**
 * The payload of a page, the prefetched one where it is young enough.
 *
 * @throws where it cannot be had, or is of another build, which is remembered
 */
export async function payloadOf(pathname: string, signal: AbortSignal): Promise<Payload> {
  const early = prefetched.get(pathname)
  prefetched.delete(pathname)
  if (early && isYoungEnough(early.askedAt, performance.now()))
    return early.payload.catch(() => askPayload(pathname, signal))
  return askPayload(pathname, signal)
}

/** A payload that is later than this, its body included, gives way to the document. */
const payloadDeadlineMs = 2000

async function askPayload(pathname: string, signal: AbortSignal): Promise<Payload> {
  const { build } = document.documentElement.dataset
  const asked = `${pathname}_payload.json?${build}`
  const payload = await fetchJson<Payload>(asked, `the payload of ${pathname}`, {
    signal,
    timeoutMs: payloadDeadlineMs
  })
  if (payload.buildId !== build) {
    noteNewerBuild()
    throw new Error('The page belongs to another build')
  }
  return payload
}

/** A prefetched payload that is older than this is requested again. */
const prefetchedPayloadMs = 60_000

/** In: when the payload was asked for, and the present instant, both in ms. */
export const isYoungEnough = (askedAtMs: number, nowMs: number): boolean => nowMs - askedAtMs < prefetchedPayloadMs
