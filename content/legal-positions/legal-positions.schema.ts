import * as v from 'valibot'
import { isoDay, listOfUnique, provenance, siteId, slug, text } from '../record-fields.ts'

/** A question of law that the operator has to answer in writing; until it is signed, the content check refuses what it is about. */
const legalPosition = v.pipe(
  v.strictObject({
    id: slug,
    site: siteId,
    /** The condition that an offer of the site may not have meanwhile: a release that asks for play. */
    about: v.literal('release', 'write release'),
    question: text,
    /** The default of the site as long as nobody has signed. */
    meanwhile: text,
    signedBy: v.nullable(text),
    signedOn: v.nullable(isoDay),
    ...provenance
  }),
  v.check(
    ({ signedBy, signedOn }) => (signedBy === null) === (signedOn === null),
    'signedBy and signedOn go together: a name and a day, or null and null'
  )
)

export const legalPositions = listOfUnique(legalPosition, 'id')
