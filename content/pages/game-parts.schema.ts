import * as v from 'valibot'

/** Words by the id of what they speak of: a record of content/games. */
export const wordsById = <Schema extends v.GenericSchema>(words: Schema) => v.record(v.string(), words)
