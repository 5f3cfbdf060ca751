/** How many dots a row has. */
export const columns = 40

/**
 * The lines through the dots of a group, row by row, as a path in which a dot is one unit: drawn with dashes of no length and round ends, each line is a row of dots.
 * In: how many dots come before the group, and how many it has.
 */
export function dotRows(before: number, count: number): string {
  const end = before + count
  let path = ''
  for (let start = before; start < end; ) {
    const row = Math.floor(start / columns)
    const next = Math.min(end, (row + 1) * columns)
    path += `M${start - row * columns + 0.5} ${row + 0.5}h${next - start - 1 + 0.01}`
    start = next
  }
  return path
}
