import { isMadeAgain } from './retry-rule.ts'

type Options = { timeoutMs?: number; signal?: AbortSignal }

/**
 * Asks this site by GET. Made again once by the rule of `retry-rule.ts`; no answer at all counts as 500.
 *
 * @throws what fetch throws where no answer came, or none in time
 */
export async function fetchWithRetry(address: string, { timeoutMs = 10_000, signal }: Options = {}): Promise<Response> {
  const end = new AbortController()
  const stop = () => end.abort(signal?.reason)
  const timer = setTimeout(() => end.abort(new Error('no answer in time')), timeoutMs)
  signal?.addEventListener('abort', stop)
  const ask = () => fetch(address, { signal: end.signal })
  try {
    if (signal?.aborted) stop()
    const first = await ask().catch((error: unknown) => {
      if (end.signal.aborted) throw error
      return null
    })
    return first && !isMadeAgain('GET', first.status, 1) ? first : await ask()
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Asks this site for JSON by GET.
 *
 * @param name what is asked for, as the error says it
 * @throws as `fetchWithRetry`, and where the answer is an error
 */
export async function fetchJson<Answer>(address: string, name: string, options?: Options): Promise<Answer> {
  const response = await fetchWithRetry(address, options)
  if (!response.ok) throw new Error(`${response.status} for ${name}`)
  return response.json()
}
