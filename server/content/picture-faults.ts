import type { Content } from '../../content/content.ts'
import type { ContentFault } from './content-error.ts'
import { recordFiles } from './record-files.ts'

/** Offers that name a picture of which nobody has said what it shows. */
export const pictureFaults = ({ offers, pictures }: Pick<Content, 'offers' | 'pictures'>): ContentFault[] =>
  offers.flatMap(({ picture }, index) =>
    picture === undefined || Object.hasOwn(pictures, picture)
      ? []
      : {
          file: recordFiles.offers.file,
          field: `${index}.picture`,
          reason: `${picture} is no picture: describe it in ${recordFiles.pictures.file}, or write the name of one that is there`
        }
  )
