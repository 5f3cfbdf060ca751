import pictures from 'virtual:pictures'

type Crop = { name: string; media: string; sizes: string }

type Props = {
  /** The master's file name without its ending. */
  name: string
  /** What the picture says to someone who cannot see it; empty for decoration. */
  alt: string
  /** The rendered width by media condition, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** Other crops of the picture, by media condition; the first that holds is shown. */
  crops?: readonly Crop[]
  /** Whether it is the page's largest picture at the top: fetched first instead of when it comes near. */
  first?: boolean
}

/** A picture in all its web sizes, with its proportions, so that nothing shifts. For parts that the server alone renders. Throws on an unknown name. */
export function Picture({ name, alt, sizes, className, crops = [], first = false }: Props) {
  const { width, height } = factsOf(name)
  return (
    <picture>
      {crops.map(crop => (
        <source
          key={crop.name}
          media={crop.media}
          srcSet={sourceSet(crop.name)}
          sizes={crop.sizes}
          width={factsOf(crop.name).width}
          height={factsOf(crop.name).height}
        />
      ))}
      <img
        src={factsOf(name).sizes.at(-1)?.url}
        srcSet={sourceSet(name)}
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

const sourceSet = (name: string) =>
  factsOf(name)
    .sizes.map(({ width, url }) => `${url} ${width}w`)
    .join(', ')

function factsOf(name: string) {
  const facts = pictures[name]
  if (!facts) throw new Error(`There is no picture '${name}' among the masters`)
  return facts
}

/** Whether a master of this name exists: a part may stand without its picture until it does. */
export const hasPicture = (name: string): boolean => name in pictures
