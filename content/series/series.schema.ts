import * as v from 'valibot'
import * as field from '../record-fields.ts'
import { game, seats, tournamentType } from '../tournaments/tournaments.schema.ts'

const kinds = ['main', 'flight', 'day', 'side'] as const

/** One start of a series. A day of a tournament that is under way has neither buy-in nor structure of its own. */
const seriesEvent = v.pipe(
  v.strictObject({
    id: field.slug,
    name: field.localText,
    kind: field.oneOf(kinds),
    type: tournamentType,
    game,
    /** Its blinds, by the id in tournaments/structures.yaml. */
    structure: v.nullable(field.slug),
    /** How many times one may enter again; left out: until registration closes. */
    maxReEntries: v.optional(field.whole),
    seats: v.optional(seats),
    /** The picture of a great one, which its row is set on. */
    picture: v.optional(field.text),
    start: field.isoInstant,
    buyIn: v.nullable(field.money),
    guarantee: v.nullable(field.money),
    format: field.localText,
    lateRegistrationMinutes: field.minutes,
    /** How long it stays in the schedule after its start; left out: as long as one can register. */
    runsMinutes: v.optional(field.minutes)
  }),
  v.check(
    ({ kind, structure }) => (kind === 'day') === (structure === null),
    'every event but a later day has a structure'
  ),
  v.check(({ type, seats: won }) => (type === 'satellite') === (won !== undefined), 'a satellite says its seats'),
  v.check(
    ({ type, maxReEntries }) => maxReEntries === undefined || type === 're-entry',
    'only a re-entry says how many times one may enter again'
  )
)

/** Where a live series is played. */
const venue = v.strictObject({
  name: field.text,
  town: field.text,
  timeZone: field.timeZone
})

/**
 * One edition of a series. It is shown from `validFrom` until `validUntil`; its page then shows the next edition that names the same path, or is gone and leads to its
 * successor.
 */
const series = v.pipe(
  v.strictObject({
    id: field.slug,
    kind: v.picklist(['online', 'live'], 'write online or live'),
    path: field.pagePath,
    name: field.localText,
    validFrom: field.dayOrInstant,
    validUntil: v.nullable(field.dayOrInstant),
    successor: v.nullable(field.slug),
    sites: field.sites,
    /** Whether it is invented: a real one is said to search engines as an event. */
    sample: v.boolean('write true where the series is invented, else false'),
    /** The structure of its main event, by the id in tournaments/structures.yaml. */
    structure: v.nullable(field.slug),
    /** The tournament of every week that it is made of, by its id in tournaments/featured.yaml. */
    weekly: v.optional(field.slug),
    venue: v.optional(venue),
    events: v.array(seriesEvent)
  }),
  v.check(
    ({ kind, venue: place }) => (kind === 'live') === (place !== undefined),
    'a live series has a venue, another none'
  ),
  v.check(
    ({ validFrom, validUntil, events }) =>
      events.every(
        ({ start }) =>
          Date.parse(start) >= Date.parse(validFrom) && (!validUntil || Date.parse(start) < Date.parse(validUntil))
      ),
    'an event starts outside the dates of its series'
  ),
  v.check(
    ({ events }) =>
      events.every(({ start }, at) => at === 0 || Date.parse(start) >= Date.parse(events[at - 1]?.start ?? start)),
    'write the events in the order of their starts'
  ),
  v.check(
    ({ weekly, events }) => (weekly === undefined) === events.length > 0,
    'write events, or the weekly tournament'
  )
)

export const seriesList = v.pipe(
  field.listOfUnique(series, 'id'),
  v.check(
    list => list.every(({ successor }) => successor === null || list.some(({ id }) => id === successor)),
    'a successor names no series'
  ),
  v.check(list => {
    const ids = list.flatMap(({ events }) => events.map(({ id }) => id))
    return new Set(ids).size === ids.length
  }, 'two events have the same id')
)

export type Series = v.InferOutput<typeof series>
export type SeriesEvent = Series['events'][number]
