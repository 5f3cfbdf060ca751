import { encode } from 'uqr'

/** A QR code as one path of squares, light ground left out. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { path: rows.join(''), size }
}

/** Dark squares beside each other, as one piece. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    if (!dark) continue
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  }
  return runs
}
