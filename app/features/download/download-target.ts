import { type Locale, shortLocale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { Environment } from '../../site/config/environment.ts'
import type { Platform } from '../../site/device/platform.ts'

/** The target of a download: the installer of a desktop system, or the mobile download page. */
export type DownloadKind = 'windows' | 'macos' | 'mobile'

type Device = { platform: Platform; isDesktop?: boolean; isIosChrome?: boolean }

/** "Desktop visitors (not Linux, not iOS Chrome) go to the desktop installer"; "mobile, tablet and Linux visitors" and all others to the mobile page. */
export function downloadKind({ platform, isDesktop = true, isIosChrome = false }: Device): DownloadKind {
  if (!isDesktop || isIosChrome) return 'mobile'
  return platform === 'windows' || platform === 'macos' ? platform : 'mobile'
}

export type DownloadBases = Pick<Environment, 'DESKTOP_INSTALLER_BASE_URL' | 'MOBILE_DOWNLOAD_PAGE_BASE_URL'>

type Wanted = { kind: DownloadKind; brandAlias: string; locale: Locale; siteId: SiteId; bases: DownloadBases }

/** `{DESKTOP_INSTALLER_BASE_URL}/{brandAlias}/{locale}/{windows|macos}`, or `{MOBILE_DOWNLOAD_PAGE_BASE_URL}/{brandAlias}/{locale}?siteId={site id}`. */
export function downloadTarget({ kind, brandAlias, locale, siteId, bases }: Wanted): string {
  const place = `${brandAlias}/${shortLocale(locale)}`
  return kind === 'mobile'
    ? `${bases.MOBILE_DOWNLOAD_PAGE_BASE_URL}/${place}?siteId=${siteId}`
    : `${bases.DESKTOP_INSTALLER_BASE_URL}/${place}/${kind}`
}
