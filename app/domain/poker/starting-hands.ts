import type { Seat } from './play-hand.ts'

/** The ranks as a chart of starting hands names them, the highest first. */
const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const

type Hand = {
  /** As players write it: `AKs`, `T9o`, `88`. */
  name: string
  /** How many ways there are to be dealt it. */
  combos: number
}

export type StartingHand = Hand & {
  /** In whole hundredths, rounded down: a shown figure never says more than the band it is in. */
  equity: number
  /** 0 is the strongest band. */
  band: number
}

/** The seats that may be first to go all in, in the order in which they act, by the letter that a chart has for each. */
const pushSeats = {
  U: 'under-the-gun',
  H: 'hijack',
  C: 'cutoff',
  B: 'button',
  S: 'small-blind'
} as const satisfies Record<string, Seat>

export type PushSeat = (typeof pushSeats)[keyof typeof pushSeats]

/** A hand with the earliest seat from which it goes all in, `null` where it folds from each. */
export type PushHand = Hand & { seat: PushSeat | null }

const handAt = (row: number, column: number): Hand => {
  const [high = '', low = ''] = [ranks[Math.min(row, column)], ranks[Math.max(row, column)]]
  const [kind, combos] = row === column ? ['', 6] : column > row ? ['s', 4] : ['o', 12]
  return { name: `${high}${low}${kind}`, combos }
}

/** A chart of starting hands: pairs on the diagonal, suited hands right of it, offsuit ones left. In: equities by row and column, where the bands begin. */
export function startingHandChart(
  equities: readonly (readonly number[])[],
  bands: readonly number[]
): readonly (readonly StartingHand[])[] {
  return equities.map((row, first) =>
    row.map((exact, second) => {
      const band = bands.findIndex(from => exact >= from)
      return { ...handAt(first, second), equity: Math.floor(exact), band: band === -1 ? bands.length : band }
    })
  )
}

/** The same chart by seat. In: a string a row, a letter of `pushSeats` or a dash for each column. */
export const pushChart = (rows: readonly string[]): readonly (readonly PushHand[])[] =>
  rows.map((row, first) =>
    Array.from(row, (letter, second) => ({
      ...handAt(first, second),
      seat: pushSeats[letter as keyof typeof pushSeats] ?? null
    }))
  )
