import { encode } from 'uqr'

/** A QR code as one path of squares, light ground left out; dark ones beside each other are one piece. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const pieces = data.flatMap((row, y) =>
    Array.from(
      row.map(Number).join('').matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`
    )
  )
  return { path: pieces.join(''), size }
}
