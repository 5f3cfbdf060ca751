import pictures from 'virtual:pictures'
import { createContext, use } from 'react'
import { type PictureSources, sourcesOf } from './picture-source.ts'

/** The start of the addresses of all pictures: `IMAGE_CDN_BASE`, or nothing where they come from the site's own host. */
export const PictureBase = createContext('')

type Crop = { name: string; media: string; sizes: string }

type Props = {
  /** The master's file name without its ending. */
  name: string
  /** The picture in words, for someone who cannot see it; empty for decoration. */
  alt: string
  /** The rendered width by media condition, as in the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** The class of the place that it fills: that of the `picture` itself. */
  place?: string | undefined
  /** Other crops of the picture, by media condition; the first that holds is shown. */
  crops?: readonly Crop[]
  /** Whether it is the page's largest picture at the top: fetched first instead of when it comes near. */
  first?: boolean
}

/**
 * A picture in all its web sizes, with its proportions, so that nothing shifts; in avif too where that is worth its while. Throws on an unknown name.
 */
export function Picture({ name, alt, sizes, className, place, crops = [], first = false }: Props) {
  const base = use(PictureBase)
  const { src, webp, avif, width, height } = pictureSources(name, base)
  return (
    <picture className={place}>
      {crops.map(crop => (
        <Sources key={crop.name} of={pictureSources(crop.name, base)} media={crop.media} sizes={crop.sizes} />
      ))}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

function Sources({ of, media, sizes }: { of: PictureSources; media: string; sizes: string }) {
  const { webp, avif, width, height } = of
  return (
    <>
      {avif && <source type="image/avif" media={media} srcSet={avif} sizes={sizes} width={width} height={height} />}
      <source media={media} srcSet={webp} sizes={sizes} width={width} height={height} />
    </>
  )
}

/** The addresses of a picture. In: the master's name, and what they begin with. Throws on an unknown name. */
export function pictureSources(name: string, base: string): PictureSources {
  const facts = pictures[name]
  if (!facts) throw new Error(`There is no picture '${name}' among the masters`)
  return sourcesOf(facts, base)
}

/** Whether a master of this name exists: a part may be without its picture until it does. */
export const hasPicture = (name: string): boolean => Object.hasOwn(pictures, name)
