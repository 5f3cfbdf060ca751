import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'

type Payouts = NonNullable<Structure['payouts']>

/** How long the break after a level is, in minutes; 0 where there is none. */
export const breakAfter = ({ breakMinutes, breakAfterLevels, dinner }: Structure, level: number): number =>
  level === dinner?.afterLevel ? dinner.minutes : level % breakAfterLevels === 0 ? breakMinutes : 0

/** The big blind of a level: after the levels that are listed it grows at the pace that it had in them. */
export function bigBlindOf({ levels }: Structure, number: number): number {
  const bigs = levels.map(({ big }) => big)
  const [first = 0, last = 0] = [bigs[0], bigs.at(-1)]
  return bigs[number - 1] ?? last * (last / first) ** ((number - bigs.length) / (bigs.length - 1))
}

/**
 * The levels of a structure, a break after every so many of them: each with its number, when it begins, in minutes of the tournament with its breaks, and what a
 * starting stack is worth there.
 */
export function levelRows(structure: Structure) {
  const { levels, levelMinutes, startingStack } = structure
  let startsAtMinute = 0
  return levels.map((level, index) => {
    const row = {
      ...level,
      number: index + 1,
      startsAtMinute,
      stackInBigBlinds: Math.round(startingStack / level.big)
    }
    startsAtMinute += levelMinutes + breakAfter(structure, row.number)
    return row
  })
}

/** "1:40": minutes of a tournament as hours and minutes. */
export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The total that all entries pay into the prizes, and to the room. */
export const poolOf = ({ entries, stake, fee }: Payouts): { pool: number; fees: number } => ({
  pool: entries * stake,
  fees: entries * fee
})

/** How many places are paid, and which share of the entries that is, in hundredths. */
export function paidPlaces({ prizes, entries }: Payouts): { places: number; percent: number } {
  const places = prizes.at(-1)?.to ?? 0
  return { places, percent: Math.round((places / entries) * 100) }
}
