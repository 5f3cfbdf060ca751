type Level = { readonly forced: readonly [number, number]; readonly rakeCap: number }

/** The level with these forced bets. Throws where the room has none: an example would be worked out at a table that is not there. */
export function findLevel<Found extends Level>(levels: readonly Found[], wanted: readonly [number, number]): Found {
  const level = levels.find(({ forced }) => forced[0] === wanted[0] && forced[1] === wanted[1])
  if (!level) throw new Error(`The room has no table of ${wanted.join(' / ')}`)
  return level
}

/** How a level of stakes is called: its blinds, or its ante alone. */
export function levelName(
  [first, second]: readonly [number, number],
  unit: 'big-blind' | 'ante',
  money: (amount: number) => string
): string {
  return unit === 'ante' ? money(first) : `${money(first)} / ${money(second)}`
}
