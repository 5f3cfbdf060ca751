import pictures from 'virtual:pictures'
import { use } from 'react'
import { PictureBase } from './picture.tsx'
import type { PictureFacts } from './picture-source.ts'

type Props = {
  /** The master's file name without its ending. */
  name: string
  /** The smallest size that is taken, in pixels: one address, where a set of sizes would weigh more than it saves. */
  width: number
}

/** A small decorative picture in one size, fetched when it comes into view; nothing while its master is not painted yet. */
export function Thumb({ name, width }: Props) {
  const base = use(PictureBase)
  const facts: PictureFacts | undefined = pictures[name]
  const size = facts?.sizes.find(one => one.width >= width) ?? facts?.sizes.at(-1)
  if (!facts || !size) return null
  const height = Math.round((size.width * facts.height) / facts.width)
  return (
    <img
      src={`${base}${size.avif ?? size.webp}`}
      width={size.width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
