import * as v from 'valibot'
import type { ForbiddenClaim } from '../../app/domain/claims/forbidden-claims.ts'
import * as field from '../record-fields.ts'

/** Forbidden claims: patterns in every language, the same number in each, and where they hold. */
const claim = v.pipe(
  v.strictObject({
    id: field.slug,
    /** Where it is forbidden; an empty list means on every site. */
    sites: field.sites,
    /** Regular expressions, without capitals. */
    patterns: v.pipe(
      field.localTexts,
      v.check(
        byLocale => Object.values(byLocale).every(list => (list ?? []).every(field.isPattern)),
        'a pattern is no regular expression'
      )
    ),
    /** Whether a sentence may say it in order to deny it: "poker is no easy money". */
    mayBeDenied: v.boolean('write true or false'),
    /** The message to an editor. */
    why: field.text,
    ...field.provenance,
    ...field.reviewed
  }),
  field.reviewFollowsCheck()
)

export const claims = field.listOfUnique(claim, 'id') satisfies v.GenericSchema<unknown, ForbiddenClaim[]>

export type Claim = v.InferOutput<typeof claim>
