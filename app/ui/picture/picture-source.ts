/** A picture's proportions and the addresses of its sizes, smallest first. `avif` is null in all of them or in none. */
export type PictureFacts = {
  width: number
  height: number
  sizes: readonly { width: number; webp: string; avif: string | null }[]
}

/** A size is left out where the next is hardly wider: a document has some twenty of these lists. */
const nearly = 1.15

/** The `srcset` of a picture in one format, or null where it is not made in it. In: where pictures are if not on our own host (`IMAGE_CDN_BASE`), else ''. */
function sourceSet({ sizes }: PictureFacts, format: 'webp' | 'avif', base: string): string | null {
  const entries = sizes
    .filter(({ width }, index) => width * nearly < (sizes[index + 1]?.width ?? Number.POSITIVE_INFINITY))
    .map(size => {
      const address = size[format]
      return address === null ? null : `${base}${address} ${size.width}w`
    })
  return entries.includes(null) ? null : entries.join(', ')
}

/** The attributes of an `img`, and the `srcset` of an avif source where there is one. */
export type PictureSources = { src: string; webp: string; avif: string | null; width: number; height: number }

/** In: a picture and the base of addresses, as above. Out: all that its markup is made of. */
export function sourcesOf(facts: PictureFacts, base: string): PictureSources {
  const { width, height, sizes } = facts
  return {
    src: `${base}${sizes.at(-1)?.webp}`,
    webp: sourceSet(facts, 'webp', base) ?? '',
    avif: sourceSet(facts, 'avif', base),
    width,
    height
  }
}
