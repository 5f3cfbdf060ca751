import type { Content } from '../../../content/content.ts'
import type { DailyTournament } from '../../../content/tournaments/tournaments.schema.ts'
import { isValidAt } from '../../domain/dated/dated-record.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { inducementShown, type Read } from '../../site/page/inducement-shown.ts'
import { occurrences, type WeeklyRule, weekAfter } from './starts.ts'

export type CalendarRecords = Pick<Content, 'featuredTournaments' | 'dailyTournaments' | 'series'>

type Words = DailyTournament['format']

/** A tournament that one can enter: of every week, or one event of a series. */
export type CalendarTournament = Pick<
  DailyTournament,
  'id' | 'game' | 'type' | 'seats' | 'picture' | 'format' | 'lateRegistrationMinutes' | 'sample' | 'buyIn'
> & {
  /** Its name, or those of its series and of the event. */
  names: readonly (string | Words)[]
  structure: string
  guarantee: DailyTournament['guarantee'] | null
  maxReEntries?: number | undefined
  /** The page of its series. */
  page: string | null
  isLive: boolean
  when: WeeklyRule | { readonly start: Date }
  /** The days of its series. */
  shown: { validFrom: string; validUntil: string | null } | null
}

/** All tournaments of a site that are in the records, over or not: those of the week and the events of series, without their later days. */
export function calendar(content: CalendarRecords, siteId: SiteId): CalendarTournament[] {
  const series = content.series.filter(({ sites }) => sites.includes(siteId))
  const featured = content.featuredTournaments.map(event => ({ ...event, weekdays: [event.weekday] }))
  const weekly = [...featured, ...content.dailyTournaments].flatMap((event): CalendarTournament[] => {
    const { weekdays, startUtc, name } = event
    const own = content.series.find(({ weekly: id }) => id === event.id)
    if (own && !series.includes(own)) return []
    const ofSeries = { page: own?.path ?? null, shown: own ?? null, isLive: false }
    return [{ ...event, ...ofSeries, names: [name], when: { weekdays, startUtc } }]
  })
  const events = series.flatMap(item =>
    item.events.flatMap(({ name, structure, buyIn, start, ...event }): CalendarTournament[] => {
      if (!structure || !buyIn) return []
      const ofSeries = { page: item.path, shown: item, isLive: item.kind === 'live', sample: item.sample }
      return [{ ...event, ...ofSeries, structure, buyIn, names: [item.name, name], when: { start: new Date(start) } }]
    })
  )
  return [...weekly, ...events]
}

/** Whether a tournament may be shown to who reads: one that costs nothing is a gift. */
export const isOpenTo = ({ type }: Pick<CalendarTournament, 'type'>, reader: Read): boolean =>
  type !== 'freeroll' || inducementShown(reader, 'gift')

/** The starts of a tournament in a stretch of time, `from` inclusive, `until` exclusive: none outside the days of its series. */
export function startsOf({ when, shown }: Pick<CalendarTournament, 'when' | 'shown'>, from: Date, until: Date): Date[] {
  const starts = 'start' in when ? [when.start] : occurrences(when, from, until)
  return starts.filter(start => start >= from && start < until && (shown === null || isValidAt(shown, start)))
}

/** The next start of a tournament, null where it has none to come. */
export const nextStartOf = (event: Pick<CalendarTournament, 'when' | 'shown'>, now: Date): Date | null =>
  startsOf(event, now, 'start' in event.when ? new Date(event.when.start.getTime() + 1) : weekAfter(now))[0] ?? null

/** The next starts on home, each tournament once, soonest first: the great ones of the week, and the series that are played online. */
export function featuredStarts(content: CalendarRecords, siteId: SiteId, now: Date, count: number) {
  const daily = new Set(content.dailyTournaments.map(({ id }) => id))
  return calendar(content, siteId)
    .filter(({ id, isLive, shown }) => !isLive && !daily.has(id) && (shown === null || isValidAt(shown, now)))
    .flatMap(event =>
      startsOf(event, now, weekAfter(now))
        .slice(0, 1)
        .map(start => ({ event, start }))
    )
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count)
}
