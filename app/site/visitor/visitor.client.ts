import type { RuleType } from '../../domain/law/country-rule.ts'
import { fetchWithRetry } from '../http/fetch-with-retry.client.ts'

/** The answer of GET /api/visitor. */
export type VisitorAnswer = {
  country: string | null
  region: string | null
  rule: RuleType | null
  whitelisted: boolean
  consentRequired: boolean
}

let asked: Promise<VisitorAnswer | null> | undefined

/**
 * The visitor as the server sees them, asked once for the life of the document. Returns null where the answer cannot be had, which counts as unknown; it is
 * then asked again by the next caller.
 */
export function visitor(): Promise<VisitorAnswer | null> {
  asked ??= fetchWithRetry('/api/visitor')
    .then(response => (response.ok ? (response.json() as Promise<VisitorAnswer>) : null))
    .catch(() => null)
    .then(answer => {
      if (!answer) asked = undefined
      return answer
    })
  return asked
}
