/** Of the points that a dense phone has for a small picture, so many are sent: 1.6 of 2, 1.8 of 3. More is not seen at that size. */
const caps = [
  ['(max-width: 599px) and (min-resolution: 2.5dppx)', 0.6],
  ['(max-width: 599px) and (min-resolution: 1.5dppx)', 0.8]
] as const

/** In: a `sizes` attribute whose last entry is the width on a phone, without a comma. Out: the same, so that a dense phone takes a smaller file. */
export function cappedSizes(sizes: string): string {
  const phone = sizes.slice(sizes.lastIndexOf(', ') + 1).trim()
  return [...caps.map(([media, part]) => `${media} calc(${part} * ${phone})`), sizes].join(', ')
}
