import type { Seat } from '../../domain/poker/play-hand.ts'

/** The message that names a seat, as the subject of a sentence. */
export const seatNames = {
  'under-the-gun': 'game-guide.seat-under-the-gun',
  hijack: 'game-guide.seat-hijack',
  cutoff: 'game-guide.seat-cutoff',
  button: 'game-guide.seat-button',
  'small-blind': 'game-guide.seat-small-blind',
  'big-blind': 'game-guide.seat-big-blind'
} as const satisfies Record<Seat, string>
