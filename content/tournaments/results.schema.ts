import * as v from 'valibot'
import { isoDay, listOfUnique, slug, text, whole } from '../record-fields.ts'

/** A tournament of the week that is over: how many entered, and who won it, by a screen name. */
const result = v.strictObject({
  id: slug,
  /** Its id in featured.yaml or daily.yaml. */
  tournament: slug,
  day: isoDay,
  entries: whole,
  winner: text,
  sample: v.literal(true, 'write true: the results of the demo are invented')
})

export const results = v.pipe(
  listOfUnique(result, 'id'),
  v.check(
    list => list.every(({ day }, at) => at === 0 || day <= (list[at - 1]?.day ?? '')),
    'write the results with the newest first'
  )
)

export type Result = v.InferOutput<typeof result>
