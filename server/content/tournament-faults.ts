import type { Content } from '../../content/content.ts'
import type { ContentFault } from './content-error.ts'
import { recordFiles } from './record-files.ts'

type Records = Pick<Content, 'featuredTournaments' | 'dailyTournaments' | 'series' | 'structures' | 'pictures'>

/** Tournaments that name a structure or a picture that is not there. */
export function tournamentFaults({ structures, pictures, series, ...lists }: Records): ContentFault[] {
  const unknownPicture = (file: string, field: string, picture: string | undefined) =>
    picture === undefined || Object.hasOwn(pictures, picture)
      ? []
      : [{ file, field, reason: `${picture} is no picture: describe it in ${recordFiles.pictures.file}` }]
  const weekly = (['featuredTournaments', 'dailyTournaments'] as const).flatMap(list =>
    lists[list].flatMap(({ structure, picture }, index) => {
      const { file } = recordFiles[list]
      const isKnown = structures.some(({ id }) => id === structure)
      const reason = `${structure} is no structure: write the id of one in ${recordFiles.structures.file}`
      return [
        ...(isKnown ? [] : [{ file, field: `${index}.structure`, reason }]),
        ...unknownPicture(file, `${index}.picture`, picture)
      ]
    })
  )
  const ofSeries = series.flatMap(({ events }, index) =>
    events.flatMap(({ picture }, event) =>
      unknownPicture(recordFiles.series.file, `${index}.events.${event}.picture`, picture)
    )
  )
  return [...weekly, ...ofSeries]
}
