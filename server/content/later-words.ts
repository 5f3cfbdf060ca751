import * as v from 'valibot'
import { isLocale, locales } from '../../app/domain/locales/locale.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { isPattern } from '../../app/site/site-map/site-map.ts'
import type { ComingPage } from '../../content/content.ts'
import { isoDay } from '../../content/record-fields.ts'
import { type ContentFault, fileFault } from './content-error.ts'

/** Words that begin on a day, by the name of their file: `pages/about-us/fr@2026-12-01.yaml`. */
type LaterFile = { file: string; slug: string; locale: string; validFrom: string }

/** The files of words that begin on a day, the earliest first, and those whose name says no language or no day. */
export function laterFiles(paths: Iterable<string>): { files: LaterFile[]; faults: ContentFault[] } {
  const named = [...paths].flatMap(file => {
    const [, slug = '', locale = '', validFrom = ''] = /^pages\/([^/]+)\/([^/@]*)@([^/]*)\.yaml$/.exec(file) ?? []
    return slug ? [{ file, slug, locale, validFrom }] : []
  })
  const isNamed = ({ locale, validFrom }: LaterFile) => isLocale(locale) && v.is(isoDay, validFrom)
  return {
    files: named.filter(isNamed).toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)),
    faults: named
      .filter(file => !isNamed(file))
      .map(({ file }) => fileFault(file, 'name it by a language and the day from which it counts: fr@2026-12-01.yaml'))
  }
}

/** The day on which a page without words of the present begins: when it has words in every language. Null for every other page. */
export function firstDayOf(slug: string, later: readonly LaterFile[], paths: ReadonlySet<string>): string | null {
  if (locales.some(locale => paths.has(`pages/${slug}/${locale}.yaml`))) return null
  const first = locales.map(locale => later.find(file => file.slug === slug && file.locale === locale)?.validFrom)
  return first.every(day => day !== undefined) ? (first.toSorted().at(-1) ?? null) : null
}

/** The pages that begin on a day, as dated records; a fault where the site map lets a page not begin so. In: the paths that offers and series have. */
export function comingPages(
  days: ReadonlyMap<string, string>,
  recordPaths: readonly string[]
): { pages: ComingPage[]; faults: ContentFault[] } {
  const rows = siteMap.filter(({ words, screen }) => days.has(words ?? screen))
  const cannot = rows.filter(row => row.path === '/' || row.family || isPattern(row) || recordPaths.includes(row.path))
  return {
    pages: rows.map(({ path, sites, words, screen }) => ({
      id: words ?? screen,
      name: { en: path },
      path,
      sites: sites === 'all' ? siteIds : sites,
      successor: null,
      validFrom: days.get(words ?? screen) ?? ''
    })),
    faults: cannot.map(({ path, words, screen }) => {
      const reason = `${path} cannot begin on a day: write the words of now as well, in fr.yaml and the other languages`
      return fileFault(`pages/${words ?? screen}`, reason)
    })
  }
}
