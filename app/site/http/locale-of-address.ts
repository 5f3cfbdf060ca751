import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { contentsRootLocale } from '../links/own-path.ts'
import { splitLocale } from '../links/page-path.ts'
import { type Domains, type HostKind, hostLocale } from '../regions/hosts.ts'

/** In place of a path that cannot be one: no link is made of it. */
const plainPath = '/-/'

/** The locale that an address names, whether or not a page is there, and its path without the locale. */
export function localeOfAddress(
  { siteId, hostKind, pathname }: { siteId: SiteId; hostKind: HostKind; pathname: string },
  environment: Pick<Domains, 'REGION_CONTENTS_HOST'>
): { locale: Locale; path: string } {
  const { locales } = siteOf(siteId)
  const root = hostKind === 'site' ? locales[0] : contentsRootLocale({ siteId, host: hostKind, environment })
  const { prefix, path: rest } = splitLocale(pathname)
  const prefixed = prefix && locales.includes(prefix) && prefix !== root && !hostLocale(hostKind)
  const path = prefixed ? rest : pathname
  return { locale: prefixed ? prefix : root, path: isPlain(path) ? path : plainPath }
}

/** Dot segments would lead out of the language's prefix. */
const isPlain = (path: string): boolean => /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*\/?$/.test(path)
