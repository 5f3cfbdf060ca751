import { placeholderNames } from '../../app/domain/figures/prose-figures.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import type { ContentFault } from './content-error.ts'
import { currencyFaults } from './currency-faults.ts'
import { type FileReader, namesIn, type ReadFolder } from './folder-reader.ts'
import { helpFaults } from './help-faults.ts'
import { sectionFaults } from './page-sections.ts'
import { pictureFaults } from './picture-faults.ts'
import { positionFaults } from './position-faults.ts'
import { postFaults } from './post-faults.ts'
import { recordFiles } from './record-files.ts'
import { storyFaults } from './story-faults.ts'
import { claimFaults, textFaults } from './text-faults.ts'
import { tournamentFaults } from './tournament-faults.ts'

/** Faults between files. What would be held against a file that has a fault of its own is not checked. */
export function faultsBetween(folder: ReadFolder, figures: Figures): ContentFault[] {
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
export function faultsOfTexts(
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
    ...inPages.map(slug => ({
      file: `pages/${slug}`,
      field: '',
      reason: 'has no page.yaml and no schema: write its sections, or correct the name of the folder'
    })),
    ...inBlog.map(slug => ({
      file: `blog/${slug}`,
      field: '',
      reason: 'is no post: name it in blog/posts.yaml, or correct the name of the folder'
    }))
  ]
}
