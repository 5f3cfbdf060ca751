import { hash } from 'node:crypto'
import * as v from 'valibot'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { storyFrontMatter } from '../../content/ambassadors/ambassadors.schema.ts'
import { postFrontMatter } from '../../content/blog/posts.schema.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { LaterWords } from '../../content/content.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import { mailSchemas } from '../../content/mails/mails.schema.ts'
import { pageSections } from '../../content/pages/sections.schema.ts'
import { languagesOf } from '../../content/record-fields.ts'
import type { Records } from '../../content/records.schema.ts'
import { type ContentFault, fileFault } from './content-error.ts'
import { type ContentFiles, unreadableReason } from './content-files.ts'
import { cutOffFaults } from './cut-off.ts'
import { comingPages, firstDayOf, laterFiles } from './later-words.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { closedSchema, noSections, pageSlugs, sectionsFile, wordsSchema } from './page-sections.ts'
import { readPolicy, versionsOf } from './policy-reader.ts'
import { recordFiles } from './record-files.ts'
import { textOfRelease } from './territory-rules.ts'
import { readYaml, type Validated } from './validate.ts'

/** Files as they were last read, by name: what has not changed since is not parsed and checked again, so that an edit shows at once. */
export type ParsedFiles = Map<string, Parsed>
type Parsed = {
  /** Of its text: a copy of every text takes 12 MB. */
  hash: string
  schema: v.GenericSchema | null
  result: Validated<unknown>
  /** Unknown figures in its texts, by the names of all figures; and what may not be said in them. */
  unknown?: { names: string; faults: ContentFault[] }
  claimed?: { claims: readonly Claim[]; faults: ContentFault[] }
}

type Parse<Value> = (text: string, file: string) => Validated<Value>

/** Reads files one by one: null for a file with a fault. `faults` and `read` have those of all that were read so far. */
export function fileReader(files: ContentFiles, parsed: ParsedFiles) {
  const faults: ContentFault[] = []
  const read: { file: string; value: unknown; entry: Parsed }[] = []

  /** A file is parsed by the same function and schema each time, so that what is remembered of it has their type. */
  function take<Value>(file: string, parse: Parse<Value>, schema: v.GenericSchema | null = null): Value | null {
    const text = files.get(file) ?? textOfRelease(file)
    if (text === undefined) {
      faults.push(fileFault(file, 'this file is missing: write it'))
      return null
    }
    const known = parsed.get(file)
    const textHash = hash('sha256', text)
    const isSame = known?.hash === textHash && known.schema === schema
    const entry = isSame ? known : { hash: textHash, schema, result: parsedWhole(text, file, parse) }
    parsed.set(file, entry)
    const { value, faults: own } = entry.result as Validated<Value>
    faults.push(...own)
    if (value !== null) read.push({ file, value, entry })
    return value
  }

  const yaml = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    take(file, text => readYaml(text, file, schema), schema)

  /** A text in each language: null in those that are neither asked for nor there. */
  function document<Words extends { bodyMarkdown: string }>(
    folder: string,
    parse: Parse<Words>,
    languages: readonly Locale[] = locales
  ): Record<Locale, Words | null> {
    const fileOf = (locale: Locale) => `${folder}/${locale}.md`
    const isAsked = (locale: Locale) => languages.includes(locale) || files.has(fileOf(locale))
    const words = perLocale(locale => (isAsked(locale) ? take(fileOf(locale), parse) : null))
    const texts = perLocale(locale => words[locale]?.bodyMarkdown ?? null)
    faults.push(...cutOffFaults(texts, fileOf))
    return words
  }

  return { files, faults, read, yaml, document }
}

export type FileReader = ReturnType<typeof fileReader>

/** A file with a fault is null. */
type ReadRecords = { [Name in keyof Records]: Records[Name] | null }

export type ReadFolder = ReturnType<typeof readFolder>

/** Everything in the folder, file by file. What has a fault is null; the faults are those of the reader. */
export function readFolder(reader: FileReader) {
  const { files, yaml, document } = reader
  const paths = new Set(files.keys())
  const figureSets = [...paths]
    .filter(file => /^figures\/[^/]+\.yaml$/.test(file))
    .map(file => ({ file, figures: yaml(file, figures) }))
  const records = mapEntries(recordFiles, ({ file, schema }) => yaml<v.GenericSchema>(file, schema)) as ReadRecords
  const pages = readPages(paths, yaml)
  const mails = mapEntries(mailSchemas, (schema, kind) =>
    perLocale(locale => yaml(`mails/${kind}.${locale}.yaml`, schema))
  )
  const wordsOf = <Front extends object>(
    folder: string,
    { slug, sites }: { slug: string; sites: readonly SiteId[] },
    schema: v.GenericSchema<unknown, Front>
  ) => document(`${folder}/${slug}`, (text, file) => readMarkdownFile(text, file, schema), languagesOf(sites))
  const posts = (records.posts ?? []).map(post => ({ ...post, words: wordsOf('blog', post, postFrontMatter) }))
  const ambassadors = (records.ambassadors ?? []).map(person => ({
    ...person,
    words: wordsOf('ambassadors', person, storyFrontMatter)
  }))
  const policies = Object.fromEntries(
    namesIn(paths, /^policies\/([^/]+)\/[^/]+\.md$/).map(slug => [slug, document(`policies/${slug}`, readPolicy)])
  )
  const versionFolders = namesIn(paths, /^(policies\/[^/]+\/versions\/[^/]+)\/[^/]+\.md$/)
  const policyVersions = Object.fromEntries(
    namesIn(paths, /^policies\/([^/]+)\/(?:versions\/[^/]+\/)?[^/]+\.md$/).map(policy => {
      const former = versionFolders
        .filter(folder => folder.startsWith(`policies/${policy}/`))
        .map(folder => ({ folder, words: document(folder, readPolicy) }))
      const current = policies[policy]
      const { versions, faults } = versionsOf(
        current ? [{ folder: `policies/${policy}`, words: current }, ...former] : former
      )
      reader.faults.push(...faults)
      return [policy, versions]
    })
  )
  const dated = [...(records.offers ?? []), ...(records.series ?? [])].map(({ path }) => path)
  const coming = comingPages(pages.firstDays, dated)
  const words = { mails, posts, ambassadors, policies, policyVersions }
  return { paths, figureSets, records, pages, words, coming }
}

/** The text of a file, unless it is not whole. */
function parsedWhole<Value>(text: string, file: string, parse: Parse<Value>): Validated<Value> {
  const reason = unreadableReason(text)
  return reason === null ? parse(text, file) : { value: null, faults: [fileFault(file, reason)] }
}

const perLocale = <Value>(read: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map(locale => [locale, read(locale)])) as Record<Locale, Value>

const mapEntries = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result
): Record<Key, Result> =>
  Object.fromEntries(
    (Object.entries(record) as [Key, Value][]).map(([key, value]) => [key, make(value, key)])
  ) as Record<Key, Result>

/** The names that a pattern finds in the paths of files. */
export const namesIn = (paths: Iterable<string>, pattern: RegExp): string[] => [
  ...new Set([...paths].flatMap(path => pattern.exec(path)?.[1] ?? []))
]

/** Every page: its sections, its words by their schema, and words that begin on a day. In: the paths of all files, and what reads one by a schema. */
function readPages(paths: ReadonlySet<string>, yaml: FileReader['yaml']) {
  const slugs = pageSlugs(paths)
  const later = laterFiles(paths)
  const sections = new Map(
    slugs
      .filter(slug => paths.has(sectionsFile(slug)))
      .map(slug => [slug, yaml(sectionsFile(slug), pageSections)?.sections ?? null] as const)
  )
  const schemaOf = (slug: string) => wordsSchema(slug, sections.has(slug) ? (sections.get(slug) ?? null) : noSections)
  /** The day on which a page without words of the present begins. */
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
  /** Words by page and locale; those that could not be read are null. */
  const pages: Record<string, Record<Locale, unknown>> = Object.fromEntries(
    slugs.map(slug => [slug, perLocale(locale => wordsIn(slug, locale))])
  )
  return {
    pages,
    sections: Object.fromEntries([...sections].map(([slug, list]) => [slug, list ?? []])),
    laterWords,
    closedWords: perLocale(closedIn),
    firstDays,
    laterFaults: later.faults
  }
}
