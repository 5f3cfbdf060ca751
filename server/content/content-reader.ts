import type { Content } from '../../content/content.ts'
import { faultsBetween, faultsOfTexts } from './content-checks.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { type ContentFiles, readContentFiles, versionOf } from './content-files.ts'
import { placeFaults } from './fault-place.ts'
import { fileReader, type ParsedFiles, type ReadFolder, type Records, readFolder } from './folder-reader.ts'
import { withTerritories } from './territory-rules.ts'

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
  const reader = fileReader(files, parsed)
  const folder = readFolder(reader)
  const figures: Content['figures'] = Object.assign({}, ...folder.figureSets.map(set => set.figures))
  const faults = [
    ...reader.faults,
    ...faultsBetween(folder, figures),
    ...faultsOfTexts(reader.read, folder, areChecked)
  ]
  const { records } = folder
  if (faults.length > 0 || !isWhole(records)) return { content: null, faults: placeFaults(faults, files) }
  return { content: { ...contentFrom(folder, records), figures, version: versionOf(files) }, faults: [] }
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
