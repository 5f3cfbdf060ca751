import * as v from 'valibot'
import { listOfUnique, localText, pagePath, slug } from '../record-fields.ts'

const pages = ['cash-games', 'tournaments'] as const

/** A format that players look for, and whether the room has it. */
const gameFormat = v.strictObject({
  id: slug,
  offered: v.boolean('write true where it is played here, else false'),
  /** The pages that say so. */
  at: v.pipe(v.array(v.picklist(pages, `write one of: ${pages.join(', ')}`)), v.minLength(1, 'write a page')),
  path: v.nullable(pagePath),
  name: localText,
  text: localText
})

export const gameFormats = listOfUnique(gameFormat, 'id')

export type GameFormat = v.InferOutput<typeof gameFormat>
