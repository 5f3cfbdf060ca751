import type { Content } from '../../content/content.ts'
import type { ContentFault } from './content-error.ts'
import { recordFiles } from './record-files.ts'

type Records = Pick<
  Content,
  'featuredTournaments' | 'dailyTournaments' | 'results' | 'series' | 'structures' | 'pictures'
>

/** Tournaments that name a structure, a picture or a tournament that is not there. */
export function tournamentFaults({ structures, pictures, series, results, ...lists }: Records): ContentFault[] {
  /** The fault of a field that names none of some things. */
  const unknown = (known: ReadonlySet<string>, reason: string) => (file: string, field: string, name?: string | null) =>
    name == null || known.has(name) ? [] : [{ file, field, reason: `${name} is no ${reason}` }]
  const unknownPicture = unknown(new Set(Object.keys(pictures)), `picture: describe it in ${recordFiles.pictures.file}`)
  const unknownStructure = unknown(
    new Set(structures.map(({ id }) => id)),
    `structure: write the id of one in ${recordFiles.structures.file}`
  )
  const ids = new Set([...lists.featuredTournaments, ...lists.dailyTournaments].map(({ id }) => id))
  const ofTheWeek = 'tournament of the week: write the id of one'
  const unknownTournament = unknown(ids, ofTheWeek)
  const events = series.flatMap(item => item.events.map(({ id }) => id))
  const unknownSeats = unknown(new Set([...ids, ...events]), ofTheWeek)
  const weekly = (['featuredTournaments', 'dailyTournaments'] as const).flatMap(list =>
    lists[list].flatMap(({ structure, picture, seats }, index) => {
      const { file } = recordFiles[list]
      return [
        ...unknownStructure(file, `${index}.structure`, structure),
        ...unknownPicture(file, `${index}.picture`, picture),
        ...unknownTournament(file, `${index}.seats.into`, seats?.into)
      ]
    })
  )
  const { file } = recordFiles.series
  const ofSeries = series.flatMap(({ structure, weekly: tournament, events: own }, index) => [
    ...unknownStructure(file, `${index}.structure`, structure),
    ...unknownTournament(file, `${index}.weekly`, tournament),
    ...own.flatMap(({ structure, picture, seats }, event) => [
      ...unknownStructure(file, `${index}.events.${event}.structure`, structure),
      ...unknownPicture(file, `${index}.events.${event}.picture`, picture),
      ...unknownSeats(file, `${index}.events.${event}.seats.into`, seats?.into)
    ])
  ])
  const over = results.flatMap(({ tournament }, index) =>
    unknownTournament(recordFiles.results.file, `${index}.tournament`, tournament)
  )
  return [...weekly, ...ofSeries, ...over]
}
