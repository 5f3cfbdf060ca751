/** How many dots a row has. */
export const columns = 40

/** How many dots each group has in a field: whole numbers, what is below nothing is nothing. */
export const wholeCounts = (counts: readonly number[]): number[] => counts.map(count => Math.max(0, Math.round(count)))

/**
 * The lines through the dots of a group, row by row, as a path in which a dot is one unit: drawn with dashes of no length and round ends, each line is a row of dots.
 * In: how many dots come before the group, and how many it has.
 */
export function dotRows(before: number, count: number): string {
  const end = before + count
  let path = ''
  if (count <= 0) return path
  for (let row = Math.floor(before / columns); row * columns < end; row++) {
    const from = Math.max(before, row * columns) - row * columns
    const to = Math.min(end, (row + 1) * columns) - row * columns
    path += `M${from + 0.5} ${row + 0.5}h${to - from - 1 + 0.01}`
  }
  return path
}
