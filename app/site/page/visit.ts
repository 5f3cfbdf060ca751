import type { VisitorLocation } from '../geolocation/visitor-location.ts'
import type { MessageKey } from '../messages/translate.ts'

/** The facts of one request. A page that needs them is rendered for each request and never cached. */
export type Visit = {
  location: VisitorLocation
  /** The parameters that the page's row of the site map names, as they are in the address. */
  query: Readonly<Record<string, string>>
  form: FormState | null
  privacy: PrivacyFacts
}

/** Consent in a request: what the visitor chose, what the browser signals, and whether the law asks. */
export type PrivacyFacts = {
  /** The cookies as they came, which anybody may have written. */
  consent: string | undefined
  consentTime: string | undefined
  gpc: boolean
  dnt: boolean
  consentRequired: boolean
}

/** A form that came back to its page: its values, never a password, and its errors. */
export type FormState = {
  name: string
  status: 400 | 403 | 429 | 500 | 503
  values: Readonly<Record<string, string>>
  /** The errors by field; `form` is about the form as a whole. */
  errors: Readonly<Record<string, MessageKey>>
}

const longestValue = 1000

/** Out: the parameters of a query that are named, each once; those that are missing or too long are left out. */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap(name => {
      const value = query.get(name)
      return value === null || value.length > longestValue ? [] : [[name, value]]
    })
  )
}
