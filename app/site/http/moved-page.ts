import type { Redirect } from '../../../content/redirects/redirects.schema.ts'
import { isLocale } from '../../domain/locales/locale.ts'

/** The new pathname of a renamed page, in the same language. Null where nothing of that name has been renamed. */
export function movedPage(pathname: string, redirects: readonly Redirect[]): string | null {
  const whole = pathname.endsWith('/') ? pathname : `${pathname}/`
  const [, first = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)$/.exec(whole) ?? []
  const [prefix, path] = isLocale(first) ? [`/${first}`, rest] : ['', whole]
  const found = redirects.find(({ from }) => from === path)
  return found ? `${prefix}${found.to}` : null
}
