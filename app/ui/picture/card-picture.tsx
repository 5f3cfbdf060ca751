import { cappedSizes } from './capped-sizes.ts'
import { hasPicture, Picture } from './picture.tsx'

type Props = { name: string; sizes: string; className?: string; place?: string }

/** A decorative picture below the first screen that fills its place, its last `sizes` entry that of a phone; nothing, so that the light behind it shows, while its master is not painted yet. */
export const CardPicture = ({ name, sizes, className, place }: Props) =>
  hasPicture(name) && <Picture name={name} alt="" sizes={cappedSizes(sizes)} className={className} place={place} />
