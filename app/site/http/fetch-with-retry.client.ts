import { isMadeAgain } from './retry-rule.ts'

type Options = { timeoutMs?: number; signal?: AbortSignal }

/**
 * Asks this site by GET. Made again once by the rule of `retry-rule.ts`; no answer at all counts as 500.
 *
 * @throws what fetch throws where no answer came, or none in time
 */
export async function fetchWithRetry(address: string, { timeoutMs = 10_000, signal }: Options = {}): Promise<Response> {
  const end = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  const ask = () => fetch(address, { signal: end })
  const first = await ask().catch((error: unknown) => {
    if (end.aborted) throw error
    return null
  })
  return first && !isMadeAgain('GET', first.status, 1) ? first : ask()
}
