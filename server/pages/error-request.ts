import type { Audience } from '../../app/domain/law/audience.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { contentsRootLocale } from '../../app/site/links/own-path.ts'
import { isLocale } from '../../app/site/locales/locale.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { siteOf } from '../../app/site/regions/sites.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import type { PageRequest } from './page-renderer.ts'

/** Shown in place of a path that cannot be one: the browser reads the path again. */
const plainPath = '/-/'

/** The error screen in the language of the address. The path is kept without the locale: the browser reads it again. */
export function errorRequest(
  outcome: Outcome,
  { siteId, hostKind, pathname }: RequestFacts,
  audience: Audience,
  environment: Environment
): Omit<PageRequest, 'content' | 'now'> {
  const { locales } = siteOf(siteId)
  const root = hostKind === 'contents' ? contentsRootLocale(siteId, environment) : locales[0]
  const [, first = '', rest = ''] = /^\/([a-z-]+)(\/.*)$/.exec(pathname) ?? []
  const prefixed = isLocale(first) && locales.includes(first) && first !== root
  const locale = prefixed ? first : root
  const path = prefixed ? rest : pathname
  return {
    siteId,
    host: hostKind,
    row: null,
    path: isPlain(path) ? path : plainPath,
    locale,
    embedded: null,
    outcome,
    audience,
    platform: 'unknown',
    visit: null
  }
}

/** Dot segments would lead out of the language's prefix. */
const isPlain = (path: string): boolean => /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/?$/.test(path) && !path.endsWith('.data')
