import * as v from 'valibot'
import { isoDay, localText, provenance, reviewed, reviewFollowsCheck, sites, whole } from '../record-fields.ts'

/** The record that the header's badge names: what was set, when, and who attests it. Past its review date neither badge nor certificate is shown. */
export const worldRecord = v.pipe(
  v.strictObject({
    title: localText,
    what: localText,
    players: whole,
    setOn: isoDay,
    certifiedBy: localText,
    sampleNote: localText,
    sites,
    ...provenance,
    ...reviewed,
    sample: v.literal(true, 'write true: the record of the demo is a sample')
  }),
  reviewFollowsCheck(),
  v.check(({ setOn, checkedOn }) => setOn <= checkedOn, 'setOn must not be later than checkedOn')
)

export type WorldRecord = v.InferOutput<typeof worldRecord>
