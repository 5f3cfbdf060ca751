import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import { placeholderNames } from '../../app/site/figures/prose-figures.ts'
import { type Locale, locales } from '../../app/site/locales/locale.ts'
import { type Ambassador, storyFrontMatter } from '../../content/ambassadors/ambassadors.schema.ts'
import { type Post, postFrontMatter } from '../../content/blog/posts.schema.ts'
import type { Content, Pages } from '../../content/content.ts'
import { figures } from '../../content/figures/figures.schema.ts'
import { mailKinds, mailSchemas } from '../../content/mails/mails.schema.ts'
import { type Offer } from '../../content/offers/offers.schema.ts'
import { pageSchemas } from '../../content/pages/pages.data.ts'
import type { Policy } from '../../content/policies/policy.schema.ts'
import { type Withdrawal, withdrawals } from '../../content/withdrawn.schema.ts'
import { claimFaults } from './claim-faults.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { type ContentFiles, readContentFiles, versionOf } from './content-files.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { parseYaml } from './parse-yaml.ts'
import { readPolicy } from './policy-reader.ts'
import { policyFolders, versionsOf } from './policy-versions-reader.ts'
import { recordFiles } from './record-files.ts'
import { textFaults } from './text-faults.ts'
import { type Validated, validate } from './validate.ts'
import { unknownWithdrawals, withdrawnFile, withoutWithdrawn } from './withdrawals.ts'

type OfferLists = 'offers' | 'withdrawnOffers'
type Read = { file: string; value: unknown }

/** Files as they were last read, by name: what has not changed since is not parsed and validated again, so that an edit shows at once. */
export type ParsedFiles = Map<
  string,
  {
    text: string
    result: Validated<unknown>
    /** What was found in it, and what that depends on: the names of figures, and what may not be said. */
    checked?: { names: string; faults: ContentFault[] }
    said?: { claims: Content['claims']; faults: ContentFault[] }
  }
>

/**
 * Reads and validates the whole folder of content. In: the folder, and what an earlier reading of it has parsed.
 *
 * @throws ContentError with every fault of every file; nothing is published of a folder that has one
 */
export async function readContent(directory: string, parsed: ParsedFiles = new Map()): Promise<Content> {
  const files = await readContentFiles(directory)
  const faults: ContentFault[] = []
  const read: Read[] = []

  const take = (file: string, parse: (text: string) => Validated<unknown>): unknown => {
    const text = files.get(file)
    const known = parsed.get(file)
    const result = text === undefined ? missing(file) : known?.text === text ? known.result : parse(text)
    if (text !== undefined && known?.text !== text) parsed.set(file, { text, result })
    faults.push(...result.faults)
    if (result.value !== null) read.push({ file, value: result.value })
    return result.value
  }
  const takeYaml = (file: string, schema: v.GenericSchema) => take(file, text => readYaml(text, file, schema))

  const figureFiles = [...files.keys()].filter(file => /^figures\/[^/]+\.yaml$/.test(file))
  const figureSets = figureFiles.map(file => takeYaml(file, figures) as Content['figures'] | null)
  faults.push(...twiceNamed(figureFiles, figureSets))
  const records = Object.fromEntries(
    Object.entries(recordFiles).map(([name, { file, schema }]) => [name, takeYaml(file, schema)])
  )
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([slug, schema]) => [
      slug,
      perLocale(locale => takeYaml(`pages/${slug}/${locale}.yaml`, schema))
    ])
  )
  const policies = Object.fromEntries(
    policySlugs(files).map(slug => {
      const fileOf = (locale: Locale) => `policies/${slug}/${locale}.md`
      return [slug, perLocale(locale => take(fileOf(locale), text => readPolicy(text, fileOf(locale))))]
    })
  )
  const policyVersions = Object.fromEntries(
    policyFolders([...files.keys()]).map(({ policy, folders }) => {
      const kept = folders.map(folder => ({
        folder,
        words: perLocale(locale => {
          const file = `${folder}/${locale}.md`
          return take(file, text => readPolicy(text, file)) as Policy | null
        })
      }))
      const main = policies[policy] as Record<Locale, Policy | null> | undefined
      const read = versionsOf(main ? [{ folder: `policies/${policy}`, words: main }, ...kept] : kept)
      faults.push(...read.faults)
      return [policy, read.versions]
    })
  )
  const mails = Object.fromEntries(
    mailKinds.map(kind => [kind, perLocale(locale => takeYaml(`mails/${kind}.${locale}.yaml`, mailSchemas[kind]))])
  )
  const postWords = ((records.posts ?? []) as Omit<Post, 'words'>[]).map(post => ({
    ...post,
    words: perLocale(locale => {
      const file = `blog/${post.slug}/${locale}.md`
      return take(file, text => readMarkdownFile(text, file, postFrontMatter))
    })
  }))

  const people = ((records.ambassadors ?? []) as Omit<Ambassador, 'words'>[]).map(person => ({
    ...person,
    words: perLocale(locale => {
      const file = `ambassadors/${person.slug}/${locale}.md`
      return take(file, text => readMarkdownFile(text, file, storyFrontMatter))
    })
  }))

  faults.push(...unknownPages(files), ...unknownPosts(files, postWords))
  const all = (records.offers ?? []) as Offer[]
  const withdrawn = (records.withdrawals ?? []) as Withdrawal[]
  if (records.offers) faults.push(...unknownWithdrawals(all, withdrawn))
  if (figureSets.every(set => set !== null)) {
    const known = placeholderNames(figureSets.flatMap(set => Object.keys(set)))
    const names = [...known].join(' ')
    for (const { file, value } of read) {
      if (figureFiles.includes(file) || file === recordFiles.claims.file) continue
      const entry = parsed.get(file)
      const found = entry?.checked?.names === names ? entry.checked.faults : textFaults(value, file, known)
      if (entry) entry.checked = { names, faults: found }
      faults.push(...found)
    }
  }
  const { claims } = records as { claims: Content['claims'] | null }
  for (const { file, value } of claims ? read : []) {
    if (!claims || file === recordFiles.claims.file) continue
    const entry = parsed.get(file)
    const found = entry?.said?.claims === claims ? entry.said.faults : claimFaults(value, file, claims)
    if (entry) entry.said = { claims, faults: found }
    faults.push(...found)
  }
  if (faults.length > 0) throw new ContentError(faults)
  const { offers: _offers, withdrawals: _withdrawals, ...kept } = records
  return {
    version: versionOf(files),
    ...(records as Omit<
      Content,
      'version' | 'figures' | 'pages' | 'policies' | 'policyVersions' | 'mails' | 'posts' | 'ambassadors'
    >),
    ...(kept as Omit<Content, 'version' | 'figures' | 'pages' | 'policies' | 'mails' | 'posts' | OfferLists>),
    ...withoutWithdrawn(all, withdrawn),
    figures: Object.assign({}, ...figureSets),
    posts: postWords as Post[],
    ambassadors: people as Ambassador[],
    pages: pages as Pages,
    policies: policies as Content['policies'],
    policyVersions,
    mails: mails as Content['mails']
  }
}

/** What is withdrawn, read by itself: a fault of another file must not keep an offer on the site. Out: nothing where this file has a fault itself. */
export async function readWithdrawals(directory: string): Promise<Withdrawal[]> {
  const text = await readFile(join(directory, withdrawnFile), 'utf8').catch(() => null)
  if (text === null) return []
  return (readYaml(text, withdrawnFile, withdrawals).value ?? []) as Withdrawal[]
}

/** A figure stands in one file alone: which of two holds would depend on their names. */
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

function readYaml(text: string, file: string, schema: v.GenericSchema): Validated<unknown> {
  const { data, faults } = parseYaml(text, file)
  return faults.length > 0 ? { value: null, faults } : validate(schema, data, file)
}

function missing(file: string): Validated<never> {
  return { value: null, faults: [{ file, field: '', reason: 'this file is missing: write it' }] }
}

function perLocale<Value>(read: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map(locale => [locale, read(locale)])) as Record<Locale, Value>
}

function policySlugs(files: ContentFiles): string[] {
  return [...new Set(slugsIn(files, /^policies\/([^/]+)\/[^/]+\.md$/))]
}

function unknownPages(files: ContentFiles): ContentFault[] {
  const unknown = new Set(
    slugsIn(files, /^pages\/([^/]+)\/[^/]+\.yaml$/).filter(slug => !Object.hasOwn(pageSchemas, slug))
  )
  return [...unknown].map(slug => ({
    file: `pages/${slug}`,
    field: '',
    reason: 'has no schema: name it in pages/pages.data.ts, or correct the name of the folder'
  }))
}

function unknownPosts(files: ContentFiles, posts: readonly { slug: string }[]): ContentFault[] {
  const known = new Set(posts.map(({ slug }) => slug))
  const unknown = new Set(slugsIn(files, /^blog\/([^/]+)\/[^/]+\.md$/).filter(slug => !known.has(slug)))
  return [...unknown].map(slug => ({
    file: `blog/${slug}`,
    field: '',
    reason: 'is no post: name it in blog/posts.yaml, or correct the name of the folder'
  }))
}

function slugsIn(files: ContentFiles, pattern: RegExp): string[] {
  return [...files.keys()].flatMap(path => pattern.exec(path)?.[1] ?? [])
}
