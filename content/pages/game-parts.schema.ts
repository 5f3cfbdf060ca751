import * as v from 'valibot'
import * as part from './page-parts.schema.ts'

/** A table of words: its columns, and rows with a cell each, in Markdown. */
export const wordTable = (what: string, columns: number) => ({
  caption: part.text(`what the table of ${what} says`),
  columns: v.pipe(
    v.array(part.text('the name of a column')),
    v.length(columns, `Write the names of the ${columns} columns.`)
  ),
  rows: part.listOf(
    v.pipe(v.array(part.markdown(`a cell of ${what}`)), v.length(columns, `Each row of ${what} has ${columns} cells.`)),
    2
  )
})

/** Words by the id of what they speak of: a record of content/games. */
export const wordsById = <Schema extends v.GenericSchema>(words: Schema) => v.record(v.string(), words)
