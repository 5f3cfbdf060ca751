import { hash } from 'node:crypto'
import type * as v from 'valibot'
import { placeholderNames } from '../../app/domain/figures/prose-figures.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { storyFrontMatter } from '../../content/ambassadors/ambassadors.schema.ts'
import { postFrontMatter } from '../../content/blog/posts.schema.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { Content } from '../../content/content.ts'
import type { Territory } from '../../content/country-rules/territories.schema.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import { mailSchemas } from '../../content/mails/mails.schema.ts'
import { languagesOf } from '../../content/record-fields.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { type ContentFiles, readContentFiles, unreadableReason, versionOf } from './content-files.ts'
import { currencyFaults } from './currency-faults.ts'
import { cutOffFaults } from './cut-off.ts'
import { placeFaults } from './fault-place.ts'
import { helpFaults } from './help-faults.ts'
import { comingPages } from './later-words.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { readPages } from './page-reader.ts'
import { pageSlugs, sectionFaults } from './page-sections.ts'
import { pictureFaults } from './picture-faults.ts'
import { readPolicy } from './policy-reader.ts'
import { policyFolders, versionsOf } from './policy-versions-reader.ts'
import { positionFaults } from './position-faults.ts'
import { postFaults } from './post-faults.ts'
import { recordFiles } from './record-files.ts'
import { storyFaults } from './story-faults.ts'
import { textOfRelease, withTerritories } from './territory-rules.ts'
import { claimFaults, textFaults } from './text-faults.ts'
import { tournamentFaults } from './tournament-faults.ts'
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

/** Reads and validates the folder of content; unchanged files come from `parsed`. Throws ContentError with every fault of every file. */
export async function readContent(directory: string, parsed?: ParsedFiles): Promise<Content> {
  const { content, faults } = contentOf(await readContentFiles(directory), parsed)
  if (content === null) throw new ContentError(faults)
  return content
}

/** The content of some files, or every fault of every file; what has not changed comes from `parsed`. Texts that the build has looked through (`areChecked`) are not again. */
export function contentOf(
  files: ContentFiles,
  parsed: ParsedFiles = new Map(),
  areChecked = false
): { content: Content; faults: [] } | { content: null; faults: ContentFault[] } {
  const faults: ContentFault[] = []
  const read: { file: string; value: unknown; entry: Parsed }[] = []

  const take = (
    file: string,
    parse: (text: string, file: string) => Validated<unknown>,
    schema: v.GenericSchema | null = null
  ): unknown => {
    const text = files.get(file) ?? textOfRelease(file)
    if (text === undefined) {
      faults.push({ file, field: '', reason: 'this file is missing: write it' })
      return null
    }
    const known = parsed.get(file)
    const textHash = hash('sha256', text)
    const isSame = known?.hash === textHash && known.schema === schema
    const entry = isSame ? known : { hash: textHash, schema, result: parsedWhole(text, file, parse) }
    parsed.set(file, entry)
    const { value } = entry.result
    faults.push(...entry.result.faults)
    if (value !== null) read.push({ file, value, entry })
    return value
  }
  const yaml = (file: string, schema: v.GenericSchema) => take(file, text => readYaml(text, file, schema), schema)
  const document = <Words extends { bodyMarkdown: string }>(
    folder: string,
    parse: (text: string, file: string) => Validated<Words>,
    languages: readonly Locale[] = locales
  ) => {
    const fileOf = (locale: Locale) => `${folder}/${locale}.md`
    const isAsked = (locale: Locale) => languages.includes(locale) || files.has(fileOf(locale))
    const words = perLocale(locale => (isAsked(locale) ? (take(fileOf(locale), parse) as Words | null) : null))
    faults.push(
      ...cutOffFaults(
        mapEntries(words, text => text?.bodyMarkdown ?? null),
        fileOf
      )
    )
    return words
  }
  const policy = (folder: string) => document(folder, readPolicy)
  const withWords = <Front extends object>(folder: string, list: unknown, schema: v.GenericSchema<unknown, Front>) =>
    ((list ?? []) as { slug: string; sites: readonly SiteId[] }[]).map(record => ({
      ...record,
      words: document(
        `${folder}/${record.slug}`,
        (text, file) => readMarkdownFile(text, file, schema),
        languagesOf(record.sites)
      )
    }))

  const figureFiles = [...files.keys()].filter(file => /^figures\/[^/]+\.yaml$/.test(file))
  const figureSets = figureFiles.map(file => yaml(file, figures) as Content['figures'] | null)
  const records = mapEntries(recordFiles, ({ file, schema }) => yaml(file, schema))
  const paths = new Set(files.keys())
  const slugs = pageSlugs(paths)
  const { pages, sections, laterWords, closedWords, firstDays, laterFaults } = readPages(slugs, paths, yaml)
  const mails = mapEntries(mailSchemas, (schema, kind) =>
    perLocale(locale => yaml(`mails/${kind}.${locale}.yaml`, schema))
  )
  const posts = withWords('blog', records.posts, postFrontMatter)
  const ambassadors = withWords('ambassadors', records.ambassadors, storyFrontMatter)
  const policies = Object.fromEntries(
    foldersIn(files, /^policies\/([^/]+)\/[^/]+\.md$/).map(slug => [slug, policy(`policies/${slug}`)])
  )
  const policyVersions = Object.fromEntries(
    policyFolders([...files.keys()]).map(({ policy: name, folders }) => {
      const former = folders.map(folder => ({ folder, words: policy(folder) }))
      const main = policies[name]
      const { versions, faults: between } = versionsOf(
        main ? [{ folder: `policies/${name}`, words: main }, ...former] : former
      )
      faults.push(...between)
      return [name, versions]
    })
  )

  faults.push(
    ...twiceNamed(figureFiles, figureSets),
    ...foldersIn(files, /^pages\/([^/]+)\/[^/]+\.yaml$/, slugs).map(slug => ({
      file: `pages/${slug}`,
      field: '',
      reason: 'has no page.yaml and no schema: write its sections, or correct the name of the folder'
    })),
    ...foldersIn(
      files,
      /^blog\/([^/]+)\/[^/]+\.md$/,
      posts.map(({ slug }) => slug)
    ).map(slug => ({
      file: `blog/${slug}`,
      field: '',
      reason: 'is no post: name it in blog/posts.yaml, or correct the name of the folder'
    }))
  )
  faults.push(...storyFaults(ambassadors))
  const dated = [records.offers, records.series].flatMap(list => (list ?? []) as { path: string }[])
  const coming = comingPages(
    firstDays,
    dated.map(({ path }) => path)
  )
  faults.push(...laterFaults, ...coming.faults)
  const { countryRules, territories, trustMarks } = records as unknown as Content & { territories: Territory[] }
  if (countryRules && trustMarks) faults.push(...helpFaults({ countryRules, trustMarks }))
  const figuresOfAll: Content['figures'] = Object.assign({}, ...figureSets)
  const { offers, payments, promotions, legalPositions, pictures } = records as unknown as Content
  if (offers && payments && promotions)
    faults.push(...currencyFaults({ offers, figures: figuresOfAll, payments, promotions }))
  if (offers && legalPositions) faults.push(...positionFaults({ offers, legalPositions }))
  if (offers && pictures) faults.push(...pictureFaults({ offers, pictures }))
  const { featuredTournaments, dailyTournaments, results, series, structures } = records as unknown as Content
  if (featuredTournaments && dailyTournaments && results && series && structures && pictures)
    faults.push(...tournamentFaults({ featuredTournaments, dailyTournaments, results, series, structures, pictures }))
  faults.push(...postFaults(posts, figuresOfAll))
  if (pictures) faults.push(...sectionFaults({ sections, pictures, figures: figuresOfAll }))
  const known = figureSets.every(set => set !== null)
    ? placeholderNames(figureSets.flatMap(set => Object.keys(set)))
    : null
  const names = known && [...known].join(' ')
  const claims = records.claims as Content['claims'] | null
  for (const { file, value, entry } of read) {
    if (file === recordFiles.claims.file) continue
    if (known && names !== null && entry.unknown?.names !== names && !figureFiles.includes(file))
      entry.unknown = { names, faults: areChecked ? [] : textFaults(value, file, known) }
    if (claims && entry.claimed?.claims !== claims)
      entry.claimed = { claims, faults: areChecked ? [] : claimFaults(value, file, claims) }
    if (known) faults.push(...(entry.unknown?.faults ?? []))
    if (claims) faults.push(...(entry.claimed?.faults ?? []))
  }
  if (faults.length > 0) return { content: null, faults: placeFaults(faults, files) }
  const content = {
    ...records,
    countryRules: withTerritories(countryRules, territories),
    withdrawnOffers: [],
    version: versionOf(files),
    figures: figuresOfAll,
    posts,
    ambassadors,
    team: null,
    pages,
    sections,
    laterWords,
    closedWords,
    comingPages: coming.pages,
    policies,
    policyVersions,
    mails
  } as unknown as Content
  return { content, faults: [] }
}

/** What a file says, unless it is no whole text. */
function parsedWhole(
  text: string,
  file: string,
  parse: (text: string, file: string) => Validated<unknown>
): Validated<unknown> {
  const reason = unreadableReason(text)
  return reason === null ? parse(text, file) : { value: null, faults: [{ file, field: '', reason }] }
}

/** A figure is in one file alone: which of two counts would depend on their names. */
function twiceNamed(files: readonly string[], sets: readonly (object | null)[]): ContentFault[] {
  const owners = new Map<string, string>()
  return sets.flatMap((set, index) => {
    const file = files[index] ?? ''
    return Object.keys(set ?? {}).flatMap(field => {
      const owner = owners.get(field)
      owners.set(field, owner ?? file)
      return owner ? [{ file, field, reason: `is in ${owner} already` }] : []
    })
  })
}

const mapEntries = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result
): Record<Key, Result> =>
  Object.fromEntries(
    (Object.entries(record) as [Key, Value][]).map(([key, value]) => [key, make(value, key)])
  ) as Record<Key, Result>

const perLocale = <Value>(read: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map(locale => [locale, read(locale)])) as Record<Locale, Value>

/** The names that a pattern finds in the paths of files, but for those that are known. */
const foldersIn = (files: ContentFiles, pattern: RegExp, known: readonly string[] = []): string[] => [
  ...new Set([...files.keys()].flatMap(path => pattern.exec(path)?.[1] ?? []).filter(name => !known.includes(name)))
]
