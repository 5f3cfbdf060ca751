/** `refused`: the rule of the visitor's country forbids it; `elsewhere`: this site's licence is for visitors in its own region alone. */
export type SignUpPermission = 'open' | 'refused' | 'elsewhere'

type Facts = {
  rule: 'BLOCKED' | 'WARNING' | null
  /** Where the visitor is, null for unknown. */
  countryKey: string | null
  /** The country whose licence record stands on the site, null where none does. */
  licensedKey: string | null
}

/**
 * Whether a visitor may sign up on a site. "WARNING: sign-up is refused"; "BLOCKED: no sign-up". "Sign-up on a site whose country key has a licence
 * record needs a location that is that key (elsewhere, or unknown: 403 with the right site named)."
 */
export function signUpPermission({ rule, countryKey, licensedKey }: Facts): SignUpPermission {
  if (rule !== null) return 'refused'
  return licensedKey === null || licensedKey === countryKey ? 'open' : 'elsewhere'
}
