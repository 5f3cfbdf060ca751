import type { Game } from '../../domain/poker/card.ts'

type Level = { band: string; forced: readonly [number, number] }
type Stakes = Readonly<Record<Game, { levels: readonly Level[]; buyIn: { most: number } }>>

type Rung = {
  /** The big blind, or the ante. */
  bet: number
  band: string
  /** The largest buy-in. */
  buyIn: number
  /** The forced bets of each game that has a table here. */
  forced: Partial<Record<Game, readonly [number, number]>>
}

/** The tables of all games as rungs of one ladder, the dearest first. In: the stakes of each game. */
export function stakeRungs(stakes: Stakes): Rung[] {
  const rungs = new Map<number, Rung>()
  for (const [game, { levels, buyIn }] of Object.entries(stakes) as [Game, Stakes[Game]][])
    for (const { band, forced } of levels) {
      const [, bet] = forced
      const rung = rungs.get(bet) ?? { bet, band, buyIn: Math.round(bet * buyIn.most * 100) / 100, forced: {} }
      rung.forced[game] = forced
      rungs.set(bet, rung)
    }
  return [...rungs.values()].toSorted((one, two) => two.bet - one.bet)
}
