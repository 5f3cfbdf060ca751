import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type * as v from 'valibot'
import { placeholderNames } from '../../app/domain/figures/prose-figures.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import { storyFrontMatter } from '../../content/ambassadors/ambassadors.schema.ts'
import { postFrontMatter } from '../../content/blog/posts.schema.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { Content } from '../../content/content.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import { mailSchemas } from '../../content/mails/mails.schema.ts'
import type { Offer } from '../../content/offers/offers.schema.ts'
import { pageSchemas } from '../../content/pages/pages.data.ts'
import type { Policy } from '../../content/policies/policy.schema.ts'
import { type Withdrawal, withdrawals } from '../../content/withdrawn.schema.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { readPolicy } from './policy-reader.ts'
import { policyFolders, versionsOf } from './policy-versions-reader.ts'
import { recordFiles } from './record-files.ts'
import { claimFaults, textFaults } from './text-faults.ts'
import { readYaml, type Validated } from './validate.ts'
import { unknownWithdrawals, withdrawnFile, withoutWithdrawn } from './withdrawals.ts'

/** Files as they were last read, by name: what has not changed since is not parsed and checked again, so that an edit shows at once. */
export type ParsedFiles = Map<string, Parsed>
type Parsed = {
  text: string
  result: Validated<unknown>
  /** The faults of its texts, and what they depend on: the names of figures, and what may not be said. */
  checked?: { names: string | null; claims: readonly Claim[] | null; faults: ContentFault[] }
}

/** Reads and validates the folder of content; unchanged files come from `parsed`. Throws ContentError with every fault of every file. */
export async function readContent(directory: string, parsed: ParsedFiles = new Map()): Promise<Content> {
  const files = await readContentFiles(directory)
  const faults: ContentFault[] = []
  const read: { file: string; value: unknown; entry: Parsed }[] = []

  const take = (file: string, parse: (text: string, file: string) => Validated<unknown>): unknown => {
    const text = files.get(file)
    if (text === undefined) {
      faults.push({ file, field: '', reason: 'this file is missing: write it' })
      return null
    }
    const known = parsed.get(file)
    const entry = known?.text === text ? known : { text, result: parse(text, file) }
    parsed.set(file, entry)
    const { value } = entry.result
    faults.push(...entry.result.faults)
    if (value !== null) read.push({ file, value, entry })
    return value
  }
  const yaml = (file: string, schema: v.GenericSchema) => take(file, text => readYaml(text, file, schema))
  const policy = (folder: string) => perLocale(locale => take(`${folder}/${locale}.md`, readPolicy) as Policy | null)
  const withWords = <Front extends object>(folder: string, list: unknown, schema: v.GenericSchema<unknown, Front>) =>
    ((list ?? []) as { slug: string }[]).map(record => ({
      ...record,
      words: perLocale(locale =>
        take(`${folder}/${record.slug}/${locale}.md`, (text, file) => readMarkdownFile(text, file, schema))
      )
    }))

  const figureFiles = [...files.keys()].filter(file => /^figures\/[^/]+\.yaml$/.test(file))
  const figureSets = figureFiles.map(file => yaml(file, figures) as Content['figures'] | null)
  const {
    offers,
    withdrawals: withdrawn,
    ...records
  } = mapEntries(recordFiles, ({ file, schema }) => yaml(file, schema))
  const pages = mapEntries(pageSchemas, (schema, slug) =>
    perLocale(locale => yaml(`pages/${slug}/${locale}.yaml`, schema))
  )
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
    ...foldersIn(files, /^pages\/([^/]+)\/[^/]+\.yaml$/, Object.keys(pageSchemas)).map(slug => ({
      file: `pages/${slug}`,
      field: '',
      reason: 'has no schema: name it in pages/pages.data.ts, or correct the name of the folder'
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
  const [all, out] = [(offers ?? []) as Offer[], (withdrawn ?? []) as Withdrawal[]]
  if (offers) faults.push(...unknownWithdrawals(all, out))
  const known = figureSets.every(set => set !== null)
    ? placeholderNames(figureSets.flatMap(set => Object.keys(set)))
    : null
  const names = known && [...known].join(' ')
  const claims = records.claims as Content['claims'] | null
  for (const { file, value, entry } of read) {
    if (file === recordFiles.claims.file) continue
    if (entry.checked?.names !== names || entry.checked.claims !== claims) {
      const unknown = known && !figureFiles.includes(file) ? textFaults(value, file, known) : []
      entry.checked = { names, claims, faults: [...unknown, ...(claims ? claimFaults(value, file, claims) : [])] }
    }
    faults.push(...entry.checked.faults)
  }
  if (faults.length > 0) throw new ContentError(faults)
  return {
    ...records,
    ...withoutWithdrawn(all, out),
    version: versionOf(files),
    figures: Object.assign({}, ...figureSets),
    posts,
    ambassadors,
    pages,
    policies,
    policyVersions,
    mails
  } as unknown as Content
}

/** What is withdrawn, read by itself: a fault of another file must not keep an offer on the site. Nothing where this file has a fault itself. */
export async function readWithdrawals(directory: string): Promise<Withdrawal[]> {
  const text = await readFile(join(directory, withdrawnFile), 'utf8').catch(() => null)
  return text === null ? [] : (readYaml(text, withdrawnFile, withdrawals).value ?? [])
}

/** A figure is in one file alone: which of two counts would depend on their names. */
function twiceNamed(files: readonly string[], sets: readonly (object | null)[]): ContentFault[] {
  const owners = new Map<string, string>()
  return sets.flatMap((set, index) => {
    const file = files[index] ?? ''
    return Object.keys(set ?? {}).flatMap(field => {
      const owner = owners.get(field)
      owners.set(field, owner ?? file)
      return owner ? [{ file, field, reason: `stands in ${owner} already` }] : []
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

/** The text of every YAML and Markdown file of a folder, by its path with slashes, sorted. */
type ContentFiles = ReadonlyMap<string, string>

/** Reads them all but what is for translators alone, so that what is parsed afterwards is one state of the folder. */
async function readContentFiles(directory: string): Promise<ContentFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && /^[^.].*\.(yaml|md)$/.test(entry.name))
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.startsWith('translation/'))
    .sort()
  const texts = await Promise.all(paths.map(path => readFile(join(directory, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']))
}

/** A hash over the names and the texts of all files. */
function versionOf(files: ContentFiles): string {
  const hash = createHash('sha256')
  for (const [path, text] of files) hash.update(`${path}\0${Buffer.byteLength(text)}\0${text}`)
  return hash.digest('hex')
}
