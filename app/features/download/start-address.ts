import { type DownloadPlatform, isDownloadPlatform } from '../../domain/downloads/download-platform.ts'
import { isLocale, type Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { hasLocale, siteOf } from '../../domain/sites/sites.ts'

/** Where a download is asked for. Links carry the locale of their page, which a call that has no page cannot know. It is never an installer's own address. */
export const startAddress = (platform: DownloadPlatform | null, locale: Locale): string =>
  `/download/start/${platform ? `${platform}/` : ''}?lang=${locale}`

/** Reads such an address. Returns the platform, null where the device decides; or undefined where it names something else. */
export function askedPlatform(pathname: string): DownloadPlatform | null | undefined {
  const [, name] = /^\/download\/start\/(?:([^/]+)\/)?$/.exec(pathname) ?? [undefined, '-']
  if (name === undefined) return null
  return isDownloadPlatform(name) ? name : undefined
}

type Facts = { siteId: SiteId; search: string; cookieLocale: Locale | null }

/** The language of a download: that of the page whose link it was, else the one chosen, else the site's first. */
export function downloadLocale({ siteId, search, cookieLocale }: Facts): Locale {
  const asked = new URLSearchParams(search).get('lang') ?? ''
  if (isLocale(asked) && hasLocale(siteId, asked)) return asked
  return cookieLocale && hasLocale(siteId, cookieLocale) ? cookieLocale : siteOf(siteId).locales[0]
}
