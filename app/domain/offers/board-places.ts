type SampleDay = {
  /** How often each event of `points` happened to a player, the counted one first. */
  readonly board: readonly { readonly player: string; readonly counts: readonly number[] }[]
  readonly points: readonly { readonly points: number }[]
}

/** The players of a leaderboard's sample day in their places: the part of their play that counted, and the points that all events gave. */
export const boardPlaces = ({ board, points }: SampleDay) =>
  board
    .map(({ player, counts }) => ({
      name: player,
      played: counts[0] ?? 0,
      points: points.reduce((sum, event, index) => sum + event.points * (counts[index] ?? 0), 0)
    }))
    .toSorted((a, b) => b.points - a.points)
    .map((player, index) => ({ ...player, place: index + 1 }))
