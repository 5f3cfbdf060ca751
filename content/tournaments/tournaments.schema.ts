import * as v from 'valibot'
import { weekdays } from '../../app/site/dated/weekdays.ts'
import { clockTime, localText, money, slug, text } from '../record-fields.ts'

/** An event that starts every week at the same time in UTC. */
const featuredTournament = v.strictObject({
  id: slug,
  name: text,
  weekday: v.picklist(weekdays, `write one of: ${weekdays.join(', ')}`),
  startUtc: clockTime,
  buyIn: money,
  guarantee: money,
  format: localText,
  lateRegistrationMinutes: v.pipe(v.number('write a number of minutes'), v.integer(), v.minValue(0)),
  sample: v.boolean('write true for a tournament of the demo, else false')
})

export const featuredTournaments = v.pipe(
  v.array(featuredTournament),
  v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'two tournaments have the same id')
)

export type FeaturedTournament = v.InferOutput<typeof featuredTournament>
