import * as v from 'valibot'
import { isMadeAgain, noAnswer } from '../../app/site/http/retry-rule.ts'
import { firstFault } from '../platform/schema-faults.ts'
import { inSpan, noteOnSpan, traceHeaders } from '../platform/tracing.ts'

/** Which fault it was: no connection, no answer in time, a status, too many redirects, or an answer that is too long, no JSON, not what was agreed, or of no use to the site. */
export type UpstreamFault =
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'redirects'
  | 'too-long'
  | 'not-json'
  | 'not-valid'
  | 'refused'
  | 'not-kept'

/** The fault of an upstream, with its reason. `kind` is for metrics. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly kind: UpstreamFault

  constructor(kind: UpstreamFault, message: string) {
    super(message)
    this.kind = kind
  }
}

/** So long a visitor waits for an upstream at most. */
const deadlineMs = 2000
const longestAnswer = 1_000_000
const maxRedirects = 3

type Options<Schema extends v.GenericSchema> = {
  url: URL | string
  /** The schema of the answer. */
  schema: Schema
  /** How long all of it may take, redirects and a second try included. */
  timeoutMs?: number
}

/**
 * Asks an upstream by GET for JSON. "Fetch retries apply to GET-like calls only, once, on status 408, 409, 425, 429, 500, 502, 503 or 504"; a connection
 * that fails counts as 500. Returns the answer as the schema gives it.
 *
 * @throws UpstreamError where no valid answer came in time; its message holds neither the address nor the answer
 */
export async function fetchUpstream<Schema extends v.GenericSchema>({
  url,
  schema,
  timeoutMs = deadlineMs
}: Options<Schema>): Promise<v.InferOutput<Schema>> {
  const facts = { 'http.request.method': 'GET', 'server.address': new URL(url).host }
  return inSpan('upstream', 'client', facts, async () => {
    const signal = AbortSignal.timeout(timeoutMs)
    const first = await ask(url, signal)
    const answer = isMadeAgain('GET', first.status, 1) ? await ask(url, signal) : first
    if (answer.reason) throw new UpstreamError('unreachable', answer.reason)
    if (answer.status !== 200) throw new UpstreamError('status', `status ${answer.status}`)
    const given = parsed(answer.text)
    const result = v.safeParse(schema, given)
    if (result.success) return result.output
    throw new UpstreamError('not-valid', `the answer is not valid: ${firstFault(schema, given)}`)
  })
}

type Tried = { status: number; text: string; reason?: string }

async function ask(url: URL | string, signal: AbortSignal): Promise<Tried> {
  try {
    const response = await follow(new URL(url), signal)
    if (response.ok) return { status: 200, text: await readText(response) }
    await response.body?.cancel()
    return { status: response.status, text: '' }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    if (signal.aborted) throw new UpstreamError('slow', 'no answer in time')
    return { status: noAnswer, text: '', reason: 'no connection' }
  }
}

async function follow(url: URL, signal: AbortSignal, followed = 0): Promise<Response> {
  const headers = { Accept: 'application/json', ...traceHeaders() }
  const response = await fetch(url, { headers, redirect: 'manual', signal })
  noteOnSpan(() => ({ 'http.response.status_code': response.status }))
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || location === null) return response
  await response.body?.cancel()
  if (followed === maxRedirects) throw new UpstreamError('redirects', `more than ${maxRedirects} redirects`)
  return follow(new URL(location, url), signal, followed + 1)
}

async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new UpstreamError('not-json', 'the answer is not UTF-8')
    }
  }
  for await (const chunk of response.body ?? []) {
    text += decoded(chunk)
    if (text.length > longestAnswer) throw new UpstreamError('too-long', 'the answer is too long')
  }
  return text + decoded()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError('not-json', 'the answer is not JSON')
  }
}

/** Reads the items of a list one by one: a bad one never refuses the good ones. Out: what a schema takes, and the position and the first fault of each other item. */
export function readEach<Schema extends v.GenericSchema>(schema: Schema, given: readonly unknown[]) {
  const faults: { index: number; reason: string }[] = []
  const items = given.flatMap((raw, index) => {
    const read = v.safeParse(schema, raw)
    if (read.success) return [read.output]
    faults.push({ index, reason: firstFault(schema, raw) })
    return []
  })
  return { items, faults }
}
