/** The ranks as a chart of starting hands names them, the highest first. */
const ranks = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const

export type StartingHand = {
  /** As players write it: `AKs`, `T9o`, `88`. */
  name: string
  /** In whole hundredths, rounded down: a shown figure never says more than the band it is in. */
  equity: number
  /** How many ways there are to be dealt it. */
  combos: number
  /** 0 is the strongest band. */
  band: number
}

/** A chart of starting hands: pairs on the diagonal, suited hands right of it, offsuit ones left. In: equities by row and column, where the bands begin. */
export function startingHandChart(
  equities: readonly (readonly number[])[],
  bands: readonly number[]
): readonly (readonly StartingHand[])[] {
  return equities.map((row, first) =>
    row.map((exact, second) => {
      const [high = '', low = ''] = [ranks[Math.min(first, second)], ranks[Math.max(first, second)]]
      const [kind, combos] = first === second ? ['', 6] : second > first ? ['s', 4] : ['o', 12]
      const band = bands.findIndex(from => exact >= from)
      return {
        name: `${high}${low}${kind}`,
        equity: Math.floor(exact),
        combos,
        band: band === -1 ? bands.length : band
      }
    })
  )
}
