import * as v from 'valibot'
import { dayOrInstant } from '../../content/record-fields.ts'

/** The parameter of the edit loop that shows a page as at another instant. */
export const previewParameter = 'as-of'

/**
 * The instant that an editor asks to see a page at, on their own machine only. In: the query, and whether this is the edit loop. Out: null in every other process, and
 * where the value is no day and no instant.
 */
export function previewInstant(search: string, development: boolean | undefined): Date | null {
  if (!development) return null
  const asked = new URLSearchParams(search).get(previewParameter)
  return asked === null ? null : readInstant(asked)
}

/** A day, or an instant with its offset, as an editor writes it. Out: null for anything else. */
export function readInstant(written: string): Date | null {
  const { success, output } = v.safeParse(dayOrInstant, written)
  return success ? new Date(output) : null
}
