import type { Leaderboard } from '../../../content/offers/promotions.schema.ts'

/** The players of a leaderboard's sample day in their places: what of their play was counted, and the points that all events gave. */
export const boardPlaces = ({ board, points }: Pick<Leaderboard, 'board' | 'points'>) =>
  board
    .map(({ player, counts }) => ({
      name: player,
      played: counts[0] ?? 0,
      points: points.reduce((sum, event, index) => sum + event.points * (counts[index] ?? 0), 0)
    }))
    .toSorted((a, b) => b.points - a.points)
    .map((player, index) => ({ ...player, place: index + 1 }))
