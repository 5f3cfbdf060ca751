/** The first of some instants. In: instants, null for those that never come. Out: null where none comes. */
export function soonest(...instants: readonly (Date | null | undefined)[]): Date | null {
  const times = instants.flatMap(instant => instant?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
