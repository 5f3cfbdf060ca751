import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdDeadlines } from '../../../tests/fixtures/deadlines.ts'
import { createSender, readAnswer } from './send-sign-up.client.ts'

const regions = ['https://uk.poker.example/?force=1', 'https://poker.example/?force=1', '']

let deadlines: ReturnType<typeof holdDeadlines>
beforeEach(() => {
  deadlines = holdDeadlines()
  deadlines.pass = true
})
afterEach(() => {
  deadlines.release()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each<[rule: string, status: number, body: unknown, sent: object]>([
  ['201 is done', 201, {}, { kind: 'done' }],
  ['the login page of a network is no answer of ours', 200, null, { kind: 'unexpected' }],
  [
    'faults of fields',
    400,
    { errors: { email: 'incomplete' } },
    { kind: 'refused', faults: { email: 'incomplete' }, wayOn: null }
  ],
  [
    'a message',
    429,
    { statusCode: 429, message: 'later' },
    { kind: 'refused', faults: { form: 'later' }, wayOn: null }
  ],
  ['S8-15 the bare body of a proxy', 503, null, { kind: 'unexpected' }],
  ['JSON of another server', 500, { error: 'upstream' }, { kind: 'unexpected' }],
  ['JSON that is no object', 502, 'bad gateway', { kind: 'unexpected' }]
])('%s', (_rule, status, body, sent) => expect(readAnswer(status, body, regions)).toEqual(sent))

it.each<[rule: string, url: unknown, urlText: unknown, isLink: boolean]>([
  ['a site that the page links', 'https://uk.poker.example/download/?force=1#sign-up', 'Go', true],
  ['another origin', 'https://evil.example/download/?force=1', 'Go', false],
  ['an origin that begins alike', 'https://uk.poker.example.evil.example/?force=1', 'Go', false],
  ['another protocol', 'javascript:alert(1)//?force=1', 'Go', false],
  ['a part of an address', '//evil.example/?force=1', 'Go', false],
  ['no region link', 'https://uk.poker.example/api/sign-up/confirm', 'Go', false],
  ['no words', 'https://uk.poker.example/download/?force=1', null, false],
  ['no address', 7, 'Go', false]
])('S7-23 a refusal is followed to a region link of ours alone: %s', (_rule, url, urlText, isLink) => {
  const wayOn = isLink ? { href: url, text: urlText } : null
  expect(readAnswer(403, { message: 'elsewhere', url, urlText }, regions)).toEqual({
    kind: 'refused',
    faults: { form: 'elsewhere' },
    wayOn
  })
})

/** A fetch that never gets an answer, and the keys that it was given. */
function lostConnection() {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (_address: string, { headers, signal }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return keys
}

it('S7-20 without an answer it ends after 20 s, and is not sent again by itself', async () => {
  vi.useFakeTimers()
  const keys = lostConnection()
  expect(await createSender()({ email: 'ann@example.com' })).toEqual({ kind: 'unanswered' })
  expect(deadlines.set).toEqual([20_000])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(keys).toHaveLength(1)
})

it('S7-20 the same text has the same key, another text another', async () => {
  const keys = lostConnection()
  const send = createSender()
  for (const email of ['ann@example.com', 'ann@example.com', 'anna@example.com']) await send({ email })
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
