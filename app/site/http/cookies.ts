/** The site's cookies and how long they last, in seconds; null lasts for the session (design section 9). */
export const cookieLifetimes = {
  locale: 365 * 86_400,
  closeRM: null,
  consent: 182 * 86_400,
  'consent-time': 182 * 86_400
} as const
export type CookieName = keyof typeof cookieLifetimes

/** The site's own cookies of a Cookie header. Malformed pairs and foreign names are left out. */
export function parseCookies(header: string | undefined): Partial<Record<CookieName, string>> {
  const found: Partial<Record<CookieName, string>> = {}
  for (const pair of (header ?? '').split(';').slice(0, 100)) {
    const [, name = '', value = ''] = /^\s*([^=\s]+)=([\w.:-]{0,100})\s*$/.exec(pair) ?? []
    if (Object.hasOwn(cookieLifetimes, name)) found[name as CookieName] ??= value
  }
  return found
}

/** A Set-Cookie value. Cookies are per host, readable by script, and not sent by other sites' posts. */
export function cookieOf(name: CookieName, value: string, secure = false): string {
  const seconds = cookieLifetimes[name]
  return `${name}=${value}; Path=/; SameSite=Lax${seconds === null ? '' : `; Max-Age=${seconds}`}${secure ? '; Secure' : ''}`
}
