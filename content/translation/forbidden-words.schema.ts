import * as v from 'valibot'
import { isPattern, listOfUnique, text } from '../record-fields.ts'

/** Words that a language's page of the voice forbids: a row of "we do not say" that a machine can tell. */
const forbiddenWord = v.strictObject({
  /** A regular expression of whole words, without capitals. `\p{L}*` stands for any ending. */
  word: v.pipe(text, v.check(isPattern, 'this is no regular expression')),
  /** The word to use, as the message to a writer. */
  say: text,
  /** Sentences that are refused: the test reads each. */
  refused: v.pipe(v.array(text), v.minLength(1, 'write a sentence that is refused')),
  /** Sentences near to it that are right. */
  fine: v.optional(v.array(text), []),
  /** Capitals and signs count as they are written. */
  exact: v.optional(v.boolean(), false),
  /** Where it may be said: beginnings of a file, or of a file and a field, below `content/`. */
  except: v.optional(v.array(text), [])
})

export const forbiddenWords = listOfUnique(forbiddenWord, 'word')

export type ForbiddenWord = v.InferOutput<typeof forbiddenWord>
