import { setImmediate as nextTurn } from 'node:timers/promises'
import { forbiddenClaims } from '../../app/domain/claims/forbidden-claims.ts'
import { looseBrace, placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { placeholderNames } from '../../app/domain/figures/prose-figures.ts'
import { type Locale, locales } from '../../app/domain/locales/locale.ts'
import { markdownFaults } from '../../app/site/markdown/markdown-faults.ts'
import type { Claim } from '../../content/claims/claims.schema.ts'
import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import type { Records } from '../../content/records.schema.ts'
import { ContentError, type ContentFault, fileFault } from './content-error.ts'
import { type ContentFiles, readContentFiles, versionOf } from './content-files.ts'
import { placeFaults } from './fault-place.ts'
import { type FileReader, fileReader, namesIn, type ParsedFiles, type ReadFolder, readFolder } from './folder-reader.ts'
import { helpFaults } from './help-faults.ts'
import { currencyFaults, hoursFaults, pictureFaults, positionFaults } from './offer-faults.ts'
import { sectionFaults } from './page-sections.ts'
import { recordFiles } from './record-files.ts'
import { withTerritories } from './territory-rules.ts'
import { postFaults, storyFaults } from './text-faults.ts'
import { tournamentFaults } from './tournament-faults.ts'

/** Reads and validates the folder of content; unchanged files come from `parsed`. Throws ContentError with every fault of every file. */
export async function readContent(directory: string, parsed?: ParsedFiles): Promise<Content> {
  const { content, faults } = contentOf(await readContentFiles(directory), parsed)
  if (content === null) throw new ContentError(faults)
  return content
}

type Read = { content: Content; faults: [] } | { content: null; faults: ContentFault[] }

/** The content of some files, or every fault of every file; what has not changed comes from `parsed`. Texts that the build has looked through (`areChecked`) are not again. */
export function contentOf(...of: Parameters<typeof contentParts>): Read {
  const parts = contentParts(...of)
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}

/** As `contentOf`, each part in a turn of its own: between two of them visitors are answered. */
export async function contentInTurns(...of: Parameters<typeof contentParts>): Promise<Read> {
  const parts = contentParts(...of)
  for (;;) {
    await nextTurn()
    const part = parts.next()
    if (part.done) return part.value
  }
}

function* contentParts(
  files: ContentFiles,
  parsed: ParsedFiles = new Map(),
  areChecked = false,
  known?: string
): Generator<undefined, Read> {
  const version = known ?? versionOf(files)
  yield
  const reader = fileReader(files, parsed)
  const folder = readFolder(reader)
  const figures: Content['figures'] = Object.assign({}, ...folder.figureSets.map(set => set.figures))
  yield
  const faults = [
    ...reader.faults,
    ...faultsBetween(folder, figures),
    ...faultsOfTexts(reader.read, folder, areChecked)
  ]
  const { records } = folder
  if (faults.length > 0 || !isWhole(records)) return { content: null, faults: placeFaults(faults, files) }
  return { content: { ...contentFrom(folder, records), figures, version }, faults: [] }
}

const isWhole = (records: ReadFolder['records']): records is Records =>
  Object.values(records).every(record => record !== null)

function contentFrom(
  { pages, coming, words }: ReadFolder,
  { territories, ...records }: Records
): Omit<Content, 'figures' | 'version'> {
  const { sections, laterWords, closedWords } = pages
  return {
    ...records,
    // No file has a fault: no words are null but in languages that no site of their record speaks.
    ...(words as Pick<Content, 'mails' | 'posts' | 'ambassadors' | 'policies' | 'policyVersions'>),
    pages: pages.pages as Content['pages'],
    countryRules: withTerritories(records.countryRules, territories),
    withdrawnOffers: [],
    team: null,
    sections,
    laterWords,
    closedWords,
    comingPages: coming.pages
  }
}

/** Faults between files. What would be held against a file that has a fault of its own is not checked. */
function faultsBetween(folder: ReadFolder, figures: Figures): ContentFault[] {
  const { pages, coming, words } = folder
  const { countryRules, trustMarks, offers, payments, promotions, legalPositions, pictures } = folder.records
  const { featuredTournaments, dailyTournaments, results, series, structures } = folder.records
  return [
    ...twiceNamed(folder.figureSets),
    ...unknownFolders(folder),
    ...storyFaults(words.ambassadors),
    ...pages.laterFaults,
    ...coming.faults,
    ...(countryRules && trustMarks ? helpFaults({ countryRules, trustMarks }) : []),
    ...(offers && payments && promotions ? currencyFaults({ offers, figures, payments, promotions }) : []),
    ...(offers ? hoursFaults(offers, figures) : []),
    ...(offers && legalPositions ? positionFaults({ offers, legalPositions }) : []),
    ...(offers && pictures ? pictureFaults({ offers, pictures }) : []),
    ...(featuredTournaments && dailyTournaments && results && series && structures && pictures
      ? tournamentFaults({ featuredTournaments, dailyTournaments, results, series, structures, pictures })
      : []),
    ...postFaults(words.posts, figures),
    ...(pictures ? sectionFaults({ sections: pages.sections, pictures, figures }) : [])
  ]
}

/** Unknown figures and forbidden claims in the texts of all files; nothing new is looked for in texts that the build has looked through (`areChecked`). */
function faultsOfTexts(
  read: FileReader['read'],
  { figureSets, records: { claims } }: Pick<ReadFolder, 'figureSets' | 'records'>,
  areChecked: boolean
): ContentFault[] {
  const figureFiles = figureSets.map(({ file }) => file)
  const known = figureSets.every(({ figures }) => figures !== null)
    ? placeholderNames(figureSets.flatMap(({ figures }) => Object.keys(figures ?? {})))
    : null
  const names = known && [...known].join(' ')
  return read.flatMap(({ file, value, entry }) => {
    if (file === recordFiles.claims.file) return []
    if (known && names !== null && entry.unknown?.names !== names && !figureFiles.includes(file))
      entry.unknown = { names, faults: areChecked ? [] : textFaults(value, file, known) }
    if (claims && entry.claimed?.claims !== claims)
      entry.claimed = { claims, faults: areChecked ? [] : claimFaults(value, file, claims) }
    return [...((known && entry.unknown?.faults) ?? []), ...((claims && entry.claimed?.faults) ?? [])]
  })
}

/** A figure is in one file alone: which of two counts would depend on their names. */
function twiceNamed(sets: ReadFolder['figureSets']): ContentFault[] {
  const owners = new Map<string, string>()
  return sets.flatMap(({ file, figures }) =>
    Object.keys(figures ?? {}).flatMap(field => {
      const owner = owners.get(field)
      owners.set(field, owner ?? file)
      return owner ? [{ file, field, reason: `is in ${owner} already` }] : []
    })
  )
}

/** Folders of words that are no page and no post. */
function unknownFolders({ paths, pages, words: { posts } }: ReadFolder): ContentFault[] {
  const inPages = namesIn(paths, /^pages\/([^/]+)\/[^/]+\.yaml$/).filter(slug => !Object.hasOwn(pages.pages, slug))
  const inBlog = namesIn(paths, /^blog\/([^/]+)\/[^/]+\.md$/).filter(name => posts.every(({ slug }) => slug !== name))
  return [
    ...inPages.map(slug =>
      fileFault(
        `pages/${slug}`,
        'has no page.yaml and no schema: write its sections, or correct the name of the folder'
      )
    ),
    ...inBlog.map(slug =>
      fileFault(`blog/${slug}`, 'is no post: name it in blog/posts.yaml, or correct the name of the folder')
    )
  ]
}

/** Unknown placeholders in any text of a record, and Markdown faults in fields whose name ends in Markdown. */
function textFaults(record: unknown, file: string, known: ReadonlySet<string>): ContentFault[] {
  return [...textsOf(record, [])].flatMap(({ keys, text }) => {
    const unknown = placeholdersIn(text).filter(name => !known.has(name))
    const reasons = unknown.map(
      name => `{${name}} is no figure: add it to figures/figures.yaml, or use the name of one that is there`
    )
    const loose = looseBrace(text)
    if (loose) reasons.push(`${loose}: a brace of a figure is missing`)
    if (keys.some(key => key.endsWith('Markdown') && key !== 'bodyMarkdown')) reasons.push(...markdownFaults(text))
    return reasons.map(reason => ({ file, field: keys.join('.'), reason }))
  })
}

/** Looks through every text of a record for what may not be said on any site. What may not be said on some is asked of whole pages. */
function claimFaults(record: unknown, file: string, claims: readonly Claim[]): ContentFault[] {
  const ofFile = localeIn(file.split(/[/.]/))
  return [...textsOf(record, [])].flatMap(({ keys, text }) => {
    const locale = localeIn(keys) ?? ofFile
    const reasons = locale ? forbiddenClaims(text, locale, claims, null) : []
    return reasons.map(reason => ({ file, field: keys.join('.'), reason: `says what may not be said: ${reason}` }))
  })
}

const localeIn = (words: readonly string[]): Locale | undefined => locales.find(locale => words.includes(locale))

/** Every text of a record, however deep, with the keys that lead to it. */
function* textsOf(value: unknown, keys: string[]): Generator<{ keys: string[]; text: string }> {
  if (typeof value === 'string') yield { keys, text: value }
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...keys, key])
  }
}
