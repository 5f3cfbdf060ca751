import { describe, expect, it } from 'vitest'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { calendar, featuredStarts, startsOf } from '../../app/features/tournaments/calendar.ts'
import { levelRows } from '../../app/features/tournaments/structure-rows.ts'
import { content } from '../../tests/fixtures/content.ts'

const { figures, series, structures, playersOnline, payments, gameExamples, ambassadors, results, worldRecord, pages } =
  content
const valueOf = (name: string) => {
  const figure = figures[name]
  return figure && ('amount' in figure ? figure.amount : figure.value)
}
const dayMs = 86_400_000
const all = calendar(content, 'global')

it('S5-35 what is guaranteed in the month is the sum of the tournaments online, freerolls left out, on every site', () => {
  const { amount, currency, month } = playersOnline.guaranteed
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [from, until] = [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))]
  const sumOn = (siteId: SiteId) =>
    calendar(content, siteId)
      .filter(({ isLive, type, guarantee }) => !isLive && type !== 'freeroll' && guarantee?.currency === currency)
      .reduce((sum, event) => sum + startsOf(event, from, until).length * (event.guarantee?.amount ?? 0), 0)
  expect(siteIds.map(sumOn)).toEqual(siteIds.map(() => amount))
})

it('words 2 the tournaments of a week, freerolls and series left out, are as many as the tournaments page says', () => {
  const monday = new Date('2027-01-04')
  const weekly = all.filter(({ type, isLive, when }) => type !== 'freeroll' && !isLive && !('start' in when))
  expect(valueOf('tournamentsWeekly')).toBe(
    weekly.reduce((sum, event) => sum + startsOf(event, monday, new Date(monday.getTime() + 7 * dayMs)).length, 0)
  )
})

describe('S5-36', () => {
  it.each([
    ['while a series runs its events are among them', '2026-11-23T20:00Z', true],
    ['once it is over there is none of it, and the next one does not begin before its days', '2026-12-07T20:00Z', false]
  ])('%s', (_rule, now, hasSeries) => {
    const starts = featuredStarts(content, 'global', new Date(now), 5)
    expect(starts).toHaveLength(5)
    expect(starts.some(({ event }) => 'start' in event.when)).toBe(hasSeries)
    for (const { event, start } of starts)
      expect(startsOf(event, start, new Date(start.getTime() + 1))).toEqual([start])
  })

  it('no two tournaments start at once for the same buy-in and game', () => {
    const from = new Date('2026-11-01T00:00Z')
    const starts = all.flatMap(event =>
      startsOf(event, from, new Date(from.getTime() + 180 * dayMs)).map(start =>
        [start.toISOString(), event.buyIn.amount, event.buyIn.currency, event.game].join(' ')
      )
    )
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([])
  })
})

it('S5-37, words M13 a satellite guarantees its seats, in a tournament that starts after it on the same day', () => {
  const from = new Date('2026-11-01T00:00Z')
  const satellites = all.filter(({ type }) => type === 'satellite')
  expect(satellites.length).toBeGreaterThan(1)
  for (const { id, seats, guarantee, buyIn, ...satellite } of satellites) {
    const into = all.find(event => event.id === seats?.into)
    expect([id, guarantee?.amount]).toEqual([id, (seats?.count ?? 0) * (into?.buyIn.amount ?? Number.NaN)])
    expect(buyIn.amount).toBeLessThan(into?.buyIn.amount ?? 0)
    const starts = startsOf(satellite, from, new Date(from.getTime() + 180 * dayMs))
    expect(starts.length, id).toBeGreaterThan(0)
    for (const start of starts) {
      const midnight = new Date(Math.floor(start.getTime() / dayMs + 1) * dayMs)
      expect(into && startsOf(into, start, midnight), `${id} ${start.toISOString()}`).toHaveLength(1)
    }
  }
})

describe('words M13 a satellite that a page names is in the records', () => {
  const targets = new Set(all.flatMap(({ seats }) => seats?.into ?? []))
  it.each([
    ['sunday-major', ['sunday-major']],
    ['falcon-series', ['falcon-autumn-2026-15', 'falcon-spring-2027-04']]
  ] as const)('%s', (page, ids) => {
    expect(JSON.stringify(pages[page].en)).toMatch(/satellite/i)
    for (const id of ids) expect([...targets]).toContain(id)
  })
  it.each(['harbour-classic', 'highland-open', 'live-series'] as const)('none to a live stop, as %s says', page => {
    const stops = series.filter(({ kind }) => kind === 'live').flatMap(({ events }) => events)
    expect(stops.filter(({ id }) => targets.has(id))).toEqual([])
    expect(JSON.stringify(pages[page].en).replaceAll('No satellite awards seats here', '')).not.toMatch(
      /satellite|qualif/i
    )
  })
  it.each(series.filter(({ path }) => path === '/tournaments/falcon-series/'))(
    '$id: one to the Main Event, on its last day',
    ({ events }) => {
      const main = events.at(-1)
      const seats = events.filter(event => event.seats?.into === main?.id)
      expect(seats.map(({ start }) => start.slice(0, 10))).toEqual([main?.start.slice(0, 10)])
    }
  )
})

it('S2-94 every tournament of every site has a structure, and with it a sheet', () => {
  const known = new Set(structures.map(({ id }) => id))
  for (const siteId of siteIds) {
    const listed = calendar(content, siteId)
    expect(listed.length).toBeGreaterThan(40)
    expect(listed.filter(({ structure }) => !known.has(structure)).map(({ id }) => id)).toEqual([])
  }
})

it('the tournaments page says that there is one freeroll, every day', () => {
  const freerolls = all.filter(({ type }) => type === 'freeroll')
  expect(freerolls.map(({ when }) => 'weekdays' in when && when.weekdays.length)).toEqual([7])
})

it('a freeroll costs nothing, and nothing else does', () => {
  expect(all.filter(({ type, buyIn }) => (type === 'freeroll') !== (buyIn.amount === 0))).toEqual([])
})

describe.each(series.filter(({ kind }) => kind === 'live'))('$id', ({ events }) => {
  const flights = events.filter(({ kind }) => kind === 'flight')
  const minutesOf = (structureId: string | null) => {
    const structure = structures.find(item => item.id === structureId)
    return structure ? (levelRows(structure).at(-1)?.startsAtMinute ?? 0) + structure.levelMinutes : Number.NaN
  }

  it('its first days are one tournament: one buy-in, one guarantee, one number of re-entries', () => {
    const facts = flights.map(({ buyIn, guarantee, maxReEntries }) => JSON.stringify([buyIn, guarantee, maxReEntries]))
    expect(new Set(facts).size).toBe(1)
    expect(flights[0]?.maxReEntries).toBe(valueOf('liveReEntries'))
  })
  it('a long first day lasts as long as its levels and breaks', () => {
    const long = flights.filter(({ structure }) => structure === 'live-main')
    expect(long.map(({ runsMinutes }) => runsMinutes)).toEqual(long.map(({ structure }) => minutesOf(structure)))
  })
})

it.each(series.filter(({ path }) => path === '/live-series/harbour-classic/'))(
  'S5-39 $id: the days of its Main Event are those of the words',
  ({ events }) => {
    const days = events.filter(({ kind }) => kind === 'flight' || kind === 'day').map(({ start }) => Date.parse(start))
    expect(Math.floor((Math.max(...days) - Math.min(...days)) / dayMs) + 1).toBe(valueOf('harbourMainDays'))
  }
)

describe('S5-39', () => {
  it('what one pays in, one can take out: the least withdrawal is no more than the least deposit', () => {
    const least = (
      list: readonly ({ limits: Record<string, { minimum: number }> } | null | undefined)[],
      currency: string
    ) => Math.min(...list.flatMap(way => way?.limits[currency]?.minimum ?? []))
    for (const currency of ['USD', 'EUR', 'GBP', 'CAD'])
      expect([
        currency,
        least(
          payments.methods.map(({ withdrawal }) => withdrawal),
          currency
        )
      ]).toEqual([
        currency,
        least(
          payments.methods.map(({ deposit }) => deposit),
          currency
        )
      ])
    expect(
      least(
        payments.methods.map(({ deposit }) => deposit),
        'USD'
      )
    ).toBe(valueOf('welcomeMinimumDeposit'))
  })
  it('no example of a prop bet has a stake that the table refuses', () => {
    const flops = Number(valueOf('flopsPossible'))
    const { propBets, propBetStake } = gameExamples
    const stakes = propBets.map(({ ways }) => (propBetStake * (flops - ways)) / ways)
    expect(Math.max(propBetStake, ...stakes)).toBeLessThanOrEqual(Number(valueOf('propBetMost')))
    expect(Math.min(propBetStake, ...stakes)).toBeGreaterThanOrEqual(Number(valueOf('propBetLeast')))
  })
  it('words L3 a field of an ambassador’s result pays for the guarantee of its tournament', () => {
    const named = new Map(
      all.map(({ names, ...event }) => [
        names.map(name => (typeof name === 'string' ? name : name.en).replace('{brand} ', '')).join(', '),
        event
      ])
    )
    const played = ambassadors.flatMap(({ results }) =>
      results.flatMap(({ event, entries }) => {
        const found = named.get(event.en)
        return found?.guarantee ? [{ event: event.en, entries, ...found, guarantee: found.guarantee }] : []
      })
    )
    expect(played.length).toBeGreaterThan(12)
    expect(played.filter(({ entries, buyIn, guarantee }) => entries * buyIn.amount < guarantee.amount)).toEqual([])
  })
  it('words L3 the world record is of the size of a room like this', () => {
    const field = Math.max(...results.map(({ entries }) => entries))
    expect(worldRecord.players).toBeGreaterThan(field)
    expect(worldRecord.players).toBeLessThan(2 * field)
  })
  it('nobody has a result of a tournament that is to come', () => {
    const names = new Map<string, string>(
      series.flatMap(({ name, events }) =>
        events.map(event => [`${name.en}, ${event.name.en} ${event.start.slice(0, 4)}`, event.start] as const)
      )
    )
    const told = ambassadors.flatMap(({ results }) => results.map(({ event, year }) => `${event.en} ${year}`))
    const toCome = [...names].filter(([, start]) => start > playersOnline.takenAt).map(([name]) => name)
    expect(toCome.length).toBeGreaterThan(0)
    expect(told.filter(result => toCome.includes(result))).toEqual([])
  })
})
