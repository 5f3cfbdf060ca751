export type SpinRow = { multiplier: number; ways: number; shares: readonly number[] }

/** How a spin of three players pays: how many of `ofWays` equally likely draws give each multiplier of the buy-in. */
export type SpinTable = { stakes: readonly number[]; ofWays: number; rows: readonly SpinRow[] }

export const spinPlayers = 3

/** The prize pool as a multiple of the buy-in, on average over every draw. */
export const averageMultiplier = ({ rows, ofWays }: SpinTable): number =>
  rows.reduce((sum, { multiplier, ways }) => sum + multiplier * ways, 0) / ofWays

/** The room's fee: the average part of the three buy-ins that does not come back as prizes. */
export const spinFee = (table: SpinTable): number => 1 - averageMultiplier(table) / spinPlayers

/** How many games there are to one of this row, on average, rounded to what a reader can hold: 12,500,000 ways in 10 are "1 in 1.2". */
export const gamesToOne = ({ ways }: SpinRow, { ofWays }: SpinTable): number => {
  const games = ofWays / ways
  return games < 10 ? Math.round(games * 10) / 10 : Math.round(games)
}
