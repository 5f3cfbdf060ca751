import { expect, it } from 'vitest'
import type { Audience } from '../../app/site/visitor/audience.ts'
import { fieldsRead, sameFields, tracedAudience } from './traced-audience.ts'

const open: Audience = {
  name: 'open',
  rule: null,
  minimumAge: 18,
  offers: ['welcome-bonus'],
  ambassadors: true,
  streamers: true,
  adHours: [],
  signUp: 'open',
  currency: null
}
const older: Audience = { ...open, name: 'ee', minimumAge: 21 }

it.each<[rule: string, read: (audience: Audience) => unknown, same: boolean]>([
  ['the page of a class with other values in what was read is another', ({ minimumAge }) => minimumAge, false],
  ['with the same values it is the same, whatever else differs', ({ offers }) => offers, true],
  ['a page that reads all of it reads its name too', audience => ({ ...audience }), false],
  ['nothing of it was read', () => null, true]
])('%s', (_rule, read, same) => {
  const names = new Set<keyof Audience>()
  expect(read(tracedAudience(open, names))).toEqual(read(open))
  expect(sameFields(fieldsRead(open, names), older)).toBe(same)
})
