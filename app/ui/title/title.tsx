import { titleSize } from './title-size.ts'

/** The h1 of a page, in type that its longest word has room in on a phone: browsers without a dictionary would break it anywhere. */
export function Title({ title }: { title: string }) {
  const size = titleSize(title)
  return <h1 className={`title${size ? ` title--${size}` : ''}`}>{title}</h1>
}
