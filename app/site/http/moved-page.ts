import type { Redirect } from '../../../content/redirects/redirects.schema.ts'
import { isLocale } from '../../domain/locales/locale.ts'

/** Another pathname to look for where there is no page: that of a renamed page, in the same language, else the same one in small letters. Null: there is none. */
export function movedPage(pathname: string, redirects: readonly Redirect[]): string | null {
  const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`
  const whole = slashed.includes('%') ? slashed : slashed.toLowerCase()
  const [, first = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)$/.exec(whole) ?? []
  const [prefix, path] = isLocale(first) ? [`/${first}`, rest] : ['', whole]
  const found = redirects.find(({ from }) => from === path)
  if (found) return `${prefix}${found.to}`
  return whole === slashed ? null : whole
}
