import { type Locale, shortLocale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { buildFacts } from '../../app/features/download/build-facts.ts'
import type { DownloadBases, DownloadKind } from '../../app/features/download/download-target.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import type { Build } from '../../content/downloads/builds.schema.ts'

const root = '/sample-client'

/** An address of the sample client: a page in place of an installer, its file, or a font of the page. */
export type SampleAddress =
  | { kind: 'page'; of: DownloadKind; locale: Locale }
  | { kind: 'file'; name: string }
  | { kind: 'font'; name: string }

/** Whether downloads lead to the sample at all: an operator with installers of their own has none. */
export const usesSample = (bases: DownloadBases): boolean =>
  [bases.DESKTOP_INSTALLER_BASE_URL, bases.MOBILE_DOWNLOAD_PAGE_BASE_URL].some(base => base.startsWith(`${root}/`))

/** Reads an address below the default bases of downloads, which "are pages of this site that say they are a sample". Null where it is none of these. */
export function sampleAddress(pathname: string, siteId: SiteId): SampleAddress | null {
  const [, kind, first = '', short = '', system = ''] =
    /^\/sample-client\/(desktop|mobile|files|fonts)\/([\w.-]+)(?:\/([a-z]{2})(?:\/(windows|macos))?)?\/?$/.exec(
      pathname
    ) ?? []
  const locale = siteOf(siteId).locales.find(known => shortLocale(known) === short)
  const ours = first === siteConfiguration.brandAlias && locale
  if (kind === 'desktop' && ours && (system === 'windows' || system === 'macos'))
    return { kind: 'page', of: system, locale }
  if (kind === 'mobile' && ours && !system) return { kind: 'page', of: 'mobile', locale }
  if (kind === 'files' && !short) return { kind: 'file', name: first }
  return kind === 'fonts' && !short ? { kind: 'font', name: first } : null
}

type Facts = { of: DownloadKind; builds: readonly Build[]; locale: Locale; t: Translate }

/** The words of such a page, and its file. */
export function samplePageWords({ of, builds, locale, t }: Facts) {
  const build = builds.find(({ platform }) => platform === (of === 'mobile' ? 'android' : of))
  const texts = {
    windows: t('download.sample-windows'),
    macos: t('download.sample-macos'),
    mobile: t('download.sample-mobile')
  }
  return {
    kind: t('download.sample-kind'),
    title: t('download.sample-title'),
    text: texts[of],
    back: t('download.sample-back'),
    file: build?.file
      ? {
          href: `${root}/files/${build.file.name}`,
          save: t('download.sample-save'),
          facts: `${build.file.name} · ${buildFacts(build, locale).size}`,
          sha256: build.file.sha256
        }
      : null
  }
}
