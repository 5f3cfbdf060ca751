import { fetchGet } from '../http/fetch-get.client.ts'
import { noteNewerBuild } from '../manifest/known-build.client.ts'
import type { Payload } from './payload.ts'
import { isYoungEnough } from './prefetched-payload.ts'

const prefetched = new Map<string, { askedAt: number; payload: Promise<Payload> }>()

/**
 * Asks for a page's payload before somebody wants it; the navigation that comes takes it, once. In: the page's pathname, and a signal that nobody will.
 * Out: when it is there. Rejects where it cannot be had.
 */
export async function prefetchPayload(pathname: string, signal: AbortSignal): Promise<void> {
  const payload = askPayload(pathname, signal)
  prefetched.set(pathname, { askedAt: performance.now(), payload })
  await payload
}

/**
 * The payload of a page, the prefetched one where it is young enough. In: the page's pathname, and a signal that the visitor goes elsewhere.
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

async function askPayload(pathname: string, signal: AbortSignal): Promise<Payload> {
  const { build } = document.documentElement.dataset
  const response = await fetchGet(`${pathname}_payload.json?${build}`, { signal })
  if (!response.ok) throw new Error(`${response.status} for the payload of ${pathname}`)
  const payload: Payload = await response.json()
  if (payload.buildId !== build) {
    noteNewerBuild()
    throw new Error('The page belongs to another build')
  }
  return payload
}
