import { urlOf } from '../../domain/links/url-of.ts'
export const action = '/api/sign-up'

/** Longer than the slowest answer of the server: five seconds for a file that is held, fifteen for a database. */
const answerWithinMs = 20_000

/** The errors in words: of a field by its name, of the whole form as `form`. */
export type Faults = Readonly<Record<string, string>>

/** A link to the site where the visitor may sign up instead. */
export type WayOn = { href: string; text: string }

/** The outcome of a sending. Without an answer of the site nobody knows whether it was done. */
export type Sent =
  | { kind: 'done' | 'unanswered' | 'unexpected' }
  | { kind: 'refused'; faults: Faults; wayOn: WayOn | null }

/**
 * Reads an answer. Only 201 says that it was done: a proxy, or the login of a network, answers 200 with a page of its own. `regions`: the addresses of the
 * page's own region links.
 */
export function readAnswer(status: number, body: unknown, regions: readonly string[]): Sent {
  if (status === 201) return { kind: 'done' }
  const { errors, message, url, urlText } = Object(body) as Record<string, unknown>
  if (errors && typeof errors === 'object') return { kind: 'refused', faults: errors as Faults, wayOn: null }
  if (typeof message !== 'string') return { kind: 'unexpected' }
  return { kind: 'refused', faults: { form: message }, wayOn: wayOnOf(url, urlText, regions) }
}

/** The link of an answer, where it leads to a site of ours as a region link does: an answer alone may name any address. */
function wayOnOf(href: unknown, text: unknown, regions: readonly string[]): WayOn | null {
  if (typeof href !== 'string' || typeof text !== 'string') return null
  const url = urlOf(href)
  const isRegion = url && regions.some(region => urlOf(region)?.origin === url.origin)
  return isRegion && url.searchParams.get('force') === '1' ? { href, text } : null
}

/** Where the document's own region links lead. */
const regionsOfPage = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-region-link]')].map(({ href }) => href)

/** Out: how to send the form, each time once. The same text goes with the same `Idempotency-Key`, so that trying again makes nothing twice. */
export function createSender() {
  let attempt = { body: '', key: '' }
  return async (values: Readonly<Record<string, string>>): Promise<Sent> => {
    const body = JSON.stringify(values)
    if (attempt.body !== body) attempt = { body, key: randomKey() }
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': attempt.key
    }
    try {
      const signal = AbortSignal.timeout(answerWithinMs)
      const answer = await fetch(action, { method: 'POST', headers, body, signal })
      return readAnswer(answer.status, await answer.json().catch(() => null), regionsOfPage())
    } catch {
      return { kind: 'unanswered' }
    }
  }
}

/** `crypto.randomUUID` needs a secure context, which plain HTTP does not have. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
