import type { Seat } from './play-hand.ts'

/** The short names of seats, which players use in every language. */
export const seatCodes = {
  'under-the-gun': 'UTG',
  hijack: 'HJ',
  cutoff: 'CO',
  button: 'BTN',
  'small-blind': 'SB',
  'big-blind': 'BB'
} as const satisfies Record<Seat, string>
