import { systemErrorMessage } from '../platform/format-error.ts'
import { ArchiveError } from './pack-content.ts'

type Options = {
  url: URL
  maxBytes: number
  /** How long all of it may take. */
  timeoutMs: number
  /** The last answer: the same again is not sent twice. */
  etag?: string | null
}

/** Asks by GET. Out: the bytes and their ETag, or null where they are those of `etag`. Throws ArchiveError with a reason that does not hold the address, which may be secret. */
export async function fetchBounded({
  url,
  maxBytes,
  timeoutMs,
  etag = null
}: Options): Promise<{ bytes: Buffer; etag: string | null } | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const headers = { 'Accept-Encoding': 'identity', ...(etag !== null && { 'If-None-Match': etag }) }
    const response = await fetch(url, { headers, signal })
    if (response.status !== 200) {
      await response.body?.cancel()
      if (response.status === 304 && etag !== null) return null
      throw new ArchiveError(`status ${response.status}`)
    }
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > maxBytes) throw new ArchiveError('the answer is larger than it may be')
      parts.push(part)
    }
    return { bytes: Buffer.concat(parts), etag: response.headers.get('etag') }
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError(signal.aborted ? 'no whole answer in time' : `no connection: ${reasonOf(error)}`)
  }
}

/** An error of fetch has the reason of the system in its cause. */
const reasonOf = (error: unknown): string =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? systemErrorMessage(error)
