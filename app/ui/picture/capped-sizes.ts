/** Of the points that a dense phone has for a small picture, eight tenths are sent: more is not seen at that size. */
const densePhone = '(max-width: 599px) and (min-resolution: 1.5x)'
const part = 0.8

/** In: a `sizes` attribute whose last entry is the width on a phone: `92vw`, `480px`. Out: the same, so that a dense phone takes a smaller file. Throws on another last entry. */
export function cappedSizes(sizes: string): string {
  const [, width, unit] = /(?:^|, )([\d.]+)(vw|px)$/.exec(sizes) ?? []
  if (!unit) throw new Error(`'${sizes}' ends in no width of a phone: write 92vw or 480px`)
  return `${densePhone} ${Math.ceil(Number(width) * part)}${unit}, ${sizes}`
}
