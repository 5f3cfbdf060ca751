/** One hand in how many is of a kind: whole, but below ten with one place. In: how many hands there are, and how many are of the kind. */
export function oneIn(all: number, ofKind: number): number {
  const ratio = all / ofKind
  return ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio)
}
