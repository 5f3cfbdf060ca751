import { hasPicture, Picture } from './picture.tsx'

type Props = { name: string; sizes: string; className?: string }

/** A decorative picture that fills its place; nothing, so that the light behind it shows, while its master is not painted yet. */
export function CardPicture({ name, sizes, className }: Props) {
  return hasPicture(name) ? <Picture name={name} alt="" sizes={sizes} {...(className && { className })} /> : null
}
