import type * as v from 'valibot'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import type { LaterWords } from '../../content/content.ts'
import { type PageSection, pageSections } from '../../content/pages/sections.schema.ts'
import type { ContentFault } from './content-error.ts'
import { firstDayOf, laterFiles } from './later-words.ts'
import { closedSchema, noSections, pageSlugs, sectionsFile, wordsSchema } from './page-sections.ts'

type ReadYaml = <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema> | null

type Read = {
  /** Words by page and locale; those that could not be read are null. */
  pages: Readonly<Record<string, Record<Locale, unknown>>>
  sections: Readonly<Record<string, readonly PageSection[]>>
  laterWords: Record<string, LaterWords[]>
  closedWords: Record<Locale, Record<string, LaterWords['words']>>
  /** The day on which a page without words of the present begins. */
  firstDays: ReadonlyMap<string, string>
  laterFaults: readonly ContentFault[]
}

/** Every page: its sections, its words by their schema, and words that begin on a day. In: the paths of all files, and what reads one by a schema. */
export function readPages(paths: ReadonlySet<string>, yaml: ReadYaml): Read {
  const slugs = pageSlugs(paths)
  const later = laterFiles(paths)
  const sections = new Map(
    slugs
      .filter(slug => paths.has(sectionsFile(slug)))
      .map(slug => [slug, yaml(sectionsFile(slug), pageSections)?.sections ?? null] as const)
  )
  const schemaOf = (slug: string) => wordsSchema(slug, sections.has(slug) ? (sections.get(slug) ?? null) : noSections)
  const firstDays = new Map(
    slugs.flatMap(slug => {
      const day = firstDayOf(slug, later.files, paths)
      return day === null ? [] : [[slug, day] as const]
    })
  )
  const laterWords: Record<string, LaterWords[]> = {}
  for (const { file, slug, locale, validFrom } of later.files) {
    const words = slugs.includes(slug) ? (yaml(file, schemaOf(slug)) as LaterWords['words'] | null) : null
    if (words) (laterWords[`${slug}/${locale}`] ??= []).push({ validFrom, words })
  }
  const closed = closedSchema(new Map(slugs.map(slug => [slug, schemaOf(slug)])))
  const closedIn = (locale: Locale) =>
    (yaml(`closed/${locale}.yaml`, closed) ?? {}) as Record<string, LaterWords['words']>
  const wordsIn = (slug: string, locale: Locale) =>
    firstDays.has(slug)
      ? laterWords[`${slug}/${locale}`]?.[0]?.words
      : yaml(`pages/${slug}/${locale}.yaml`, schemaOf(slug))
  const pages = slugs.map(slug => [
    slug,
    Object.fromEntries(locales.map(locale => [locale, wordsIn(slug, locale)])) as Record<Locale, unknown>
  ])
  return {
    pages: Object.fromEntries(pages),
    sections: Object.fromEntries([...sections].map(([slug, list]) => [slug, list ?? []])),
    laterWords,
    closedWords: Object.fromEntries(locales.map(locale => [locale, closedIn(locale)])) as Read['closedWords'],
    firstDays,
    laterFaults: later.faults
  }
}
