import type { Redirect } from '../../../content/redirects/redirects.schema.ts'
import { splitLocale } from '../links/page-path.ts'

/** Another pathname to look for where there is no page: that of a renamed page, in the same language, else the same one in small letters. Null: there is none. */
export function movedPage(pathname: string, redirects: readonly Redirect[]): string | null {
  const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`
  const whole = slashed.includes('%') ? slashed : slashed.toLowerCase()
  const { prefix, path } = splitLocale(whole)
  const found = redirects.find(({ from }) => from === path)
  if (found) return `${prefix ? `/${prefix}` : ''}${found.to}`
  return whole === slashed ? null : whole
}
