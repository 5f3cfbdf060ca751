import { describe, expect, it } from 'vitest'
import { calendarEntries } from '../../app/features/tournaments/calendar-entries.ts'
import { bigBlindOf, breakAfter, paidPlaces } from '../../app/features/tournaments/structure-rows.ts'
import { content } from '../../tests/fixtures/content.ts'
import type { Structure } from './tournaments.schema.ts'

const { structures, figures } = content

/** The big blind of a minute. */
function bigBlindAt(structure: Structure, minute: number): number {
  const { levelMinutes } = structure
  let number = 1
  for (let end = levelMinutes; end <= minute; end += levelMinutes + breakAfter(structure, number)) number += 1
  return bigBlindOf(structure, number)
}

const drawn = structures.flatMap(structure => {
  const { course, payouts } = structure
  return course && payouts ? [{ ...structure, structure, course, payouts }] : []
})

it('words M1 an evening is drawn of the Sunday Major', () => {
  expect(drawn.map(({ id }) => id)).toEqual(['sunday'])
})

describe.each(drawn)('words M1 $id', ({ id, structure, course, payouts, startingStack }) => {
  const averageAt = (minute: number, players: number) =>
    (payouts.entries * startingStack) / players / bigBlindAt(structure, minute)

  it.each([
    ['when paid places are near', course.paidFromMinute, paidPlaces(payouts).places],
    ['at the final table of nine', course.finalTableMinute, 9],
    ['between the last two', course.endMinute, 2]
  ])('its stacks are possible %s: 15 to 60 big blinds on average', (_moment, minute, players) => {
    expect(averageAt(minute, players)).toBeGreaterThanOrEqual(15)
    expect(averageAt(minute, players)).toBeLessThanOrEqual(60)
  })

  it('it lasts as long in the calendars, and in the words', () => {
    const now = new Date('2026-11-21T20:00Z')
    const ids = [
      ...content.featuredTournaments.filter(event => event.structure === id).map(event => event.id),
      ...content.series.flatMap(({ events }) => events.filter(event => event.structure === id).map(event => event.id))
    ]
    const entries = ids.flatMap(each => calendarEntries(content, 'global', each, now) ?? [])
    expect(entries.map(entry => entry.id)).toEqual(['sunday-major', 'falcon-autumn-2026-15'])
    for (const { start, end } of entries) expect((end.getTime() - start.getTime()) / 60_000).toBe(course.endMinute)
    expect(figures.sundayLength).toMatchObject({ unit: 'hour', value: course.endMinute / 60 })
  })
})
