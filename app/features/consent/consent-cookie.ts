/** The decision of a visitor about audience measurement, and for which version of the text that asked. */
export type ConsentChoice = { decision: 'granted' | 'denied'; textVersion: string }

/** Reads the value of the cookie `consent`: "`v1.{granted|denied}.{text version}`". Returns null for anything else, which is no choice. */
export function readConsent(value: string | undefined): ConsentChoice | null {
  const [, decision, textVersion] = /^v1\.(granted|denied)\.([\w-]{1,20})$/.exec(value ?? '') ?? []
  if (!textVersion || (decision !== 'granted' && decision !== 'denied')) return null
  return { decision, textVersion }
}

/** The value of the cookie `consent` for a choice. */
export const writeConsent = ({ decision, textVersion }: ConsentChoice): string => `v1.${decision}.${textVersion}`

/** Reads the value of the cookie `consent-time`: an instant in ISO form. Returns null for anything else. */
export function readConsentTime(value: string | undefined): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value ?? '')) return null
  const time = new Date(value ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}
