import * as v from 'valibot'
import { markdownText, plainText } from './page-parts.schema.ts'

/** The end of a page: what the reader may do next. `secondLink` names the page beside the download. */
export const nextStep = v.strictObject({
  /** Not `title`: it is no part of the page's contents list. */
  title: plainText('what the reader may do next, a few words'),
  text: plainText('why, in one or two sentences, without pressure'),
  secondLink: plainText('the words of the link beside the download')
})

/** A table of words: its columns, and rows with a cell each, in Markdown. */
export const wordTable = (what: string, columns: number) => ({
  caption: plainText(`what the table of ${what} says`),
  columns: v.pipe(
    v.array(plainText('the name of a column')),
    v.length(columns, `Write the names of the ${columns} columns.`)
  ),
  rows: v.pipe(
    v.array(
      v.pipe(v.array(markdownText(`a cell of ${what}`)), v.length(columns, `Each row of ${what} has ${columns} cells.`))
    ),
    v.minLength(2, `Write at least two rows for ${what}.`)
  )
})

/** Words by the id of what they speak of: a record of content/games. */
export const wordsById = <Schema extends v.GenericSchema>(words: Schema) => v.record(v.string(), words)
