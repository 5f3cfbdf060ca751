import { isMadeAgain } from './retry-rule.ts'

type Options = { timeoutMs?: number; signal?: AbortSignal }

/**
 * Asks this site by GET. Made again once by the rule of `retry-rule.ts`; no answer at all counts as 500.
 *
 * @throws what fetch throws where no answer came, or none in time
 */
export const fetchWithRetry = (address: string, options: Options = {}): Promise<Response> =>
  inTime(options, signal => ask(address, signal))

/**
 * Asks this site for JSON by GET; the time is that of the whole answer.
 *
 * @param name what is asked for, as the error says it
 * @throws as `fetchWithRetry`, and where the answer is an error
 */
export const fetchJson = <Answer>(address: string, name: string, options: Options = {}): Promise<Answer> =>
  inTime(options, async signal => {
    const response = await ask(address, signal)
    if (!response.ok) throw new Error(`${response.status} for ${name}`)
    return response.json()
  })

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const first = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
  return first && !isMadeAgain('GET', first.status, 1) ? first : fetch(address, { signal })
}

/** Both signals as one: `AbortSignal.any` is newer than the browsers that the site is built for. */
async function inTime<Answer>(
  { timeoutMs = 10_000, signal }: Options,
  act: (inTime: AbortSignal) => Promise<Answer>
): Promise<Answer> {
  const end = new AbortController()
  const signals = [AbortSignal.timeout(timeoutMs), signal].filter(one => one !== undefined)
  const stop = () => end.abort(signals.find(({ aborted }) => aborted)?.reason)
  for (const one of signals) one.addEventListener('abort', stop)
  try {
    if (signal?.aborted) stop()
    return await act(end.signal)
  } finally {
    for (const one of signals) one.removeEventListener('abort', stop)
  }
}
