import * as v from 'valibot'
import { inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import { listOfUnique, localText, oneOf, slug } from '../record-fields.ts'

/** A word of poker: how it is called and what it means in each language. */
const term = v.strictObject({
  /** Its anchor on the page: others link to it, so that it never changes. */
  id: slug,
  term: localText,
  meaning: localText,
  /** The ids of terms that explain more. */
  see: v.exactOptional(v.pipe(v.array(slug, 'write a list of ids'), v.minLength(1, 'leave `see` out, or name a term')))
})

/** The glossary, in any order. */
export const glossary = v.pipe(
  listOfUnique(term, 'id'),
  v.check(list => {
    const ids = new Set(list.map(({ id }) => id))
    return list.every(({ id, see = [] }) => see.every(other => other !== id && ids.has(other)))
  }, '`see` names a term that is not there, or the term itself')
)

/** Words that name an offer. `only` is its kind: the word is there where the law allows it. */
export const offerTerms = listOfUnique(
  v.strictObject({
    ...term.entries,
    only: oneOf(inducements)
  }),
  'id'
)
