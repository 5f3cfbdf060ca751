import pictures from 'virtual:pictures'
import { use } from 'react'
import { PictureBase } from './picture.tsx'
import type { PictureFacts } from './picture-source.ts'

type Props = {
  /** The master's file name without its ending. */
  name: string
  /** How wide it is drawn, in pixels: one address for each density, which every browser can read. */
  width: number
}

/** A small decorative picture in one size, fetched when it comes into view; nothing while its master is not painted yet. */
export function Thumb({ name, width }: Props) {
  const base = use(PictureBase)
  const facts: PictureFacts | undefined = pictures[name]
  const sizeFor = (pixels: number) => facts?.sizes.find(one => one.width >= pixels) ?? facts?.sizes.at(-1)
  const [size, dense] = [sizeFor(width), sizeFor(2 * width)]
  if (!facts || !size || !dense) return null
  const height = Math.round((size.width * facts.height) / facts.width)
  return (
    <img
      src={`${base}${size.webp}`}
      srcSet={dense === size ? undefined : `${base}${dense.webp} 2x`}
      width={size.width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
