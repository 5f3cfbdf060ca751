/** The seat that a word names, at a table of six counted from the button on, or at one of two. */
export const termSeats: Readonly<Record<string, { seats: 2 | 6; named: readonly number[] }>> = {
  'big-blind': { seats: 6, named: [2] },
  button: { seats: 6, named: [0] },
  cutoff: { seats: 6, named: [5] },
  'heads-up': { seats: 2, named: [0, 1] },
  hijack: { seats: 6, named: [4] },
  'small-blind': { seats: 6, named: [1] },
  straddle: { seats: 6, named: [3] },
  'under-the-gun': { seats: 6, named: [3] }
}
