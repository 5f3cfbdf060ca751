import * as v from 'valibot'
import { isMadeAgain, noAnswer } from '../../app/site/http/retry-rule.ts'

/** What an upstream did not give, and why: a status, a timeout, or an answer that is not what was agreed. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
}

const longestAnswer = 1_000_000

type Asked<Schema extends v.GenericSchema> = {
  url: URL | string
  /** What the answer must be. */
  schema: Schema
  /** How long all of it may take, a second try included. */
  timeoutMs?: number
}

/**
 * Asks an upstream by GET for JSON. "Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504"; a connection that
 * fails counts as 500. In: the address, the schema of the answer, the time there is. Out: the answer as the schema gives it.
 *
 * @throws UpstreamError where no valid answer came in time; its message holds neither the address nor the answer
 */
export async function fetchUpstream<Schema extends v.GenericSchema>({
  url,
  schema,
  timeoutMs = 3000
}: Asked<Schema>): Promise<v.InferOutput<Schema>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const first = await ask(url, signal)
  const answer = isMadeAgain('GET', first.status, 1) ? await ask(url, signal) : first
  if (answer.status !== 200) throw new UpstreamError(answer.reason ?? `status ${answer.status}`)
  const result = v.safeParse(schema, parsed(answer.text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new UpstreamError(
    `the answer is not valid: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message.slice(0, 200)}`
  )
}

type Tried = { status: number; text: string; reason?: string }

async function ask(url: URL | string, signal: AbortSignal): Promise<Tried> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' }, signal })
    if (response.ok) return { status: 200, text: await readText(response) }
    await response.body?.cancel()
    return { status: response.status, text: '' }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    if (signal.aborted) throw new UpstreamError('no answer in time')
    return { status: noAnswer, text: '', reason: 'no connection' }
  }
}

async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new UpstreamError('the answer is too long')
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError('the answer is not JSON')
  }
}
