export type TitleSize = 'long' | 'longest'

/** A word is long from so many signs: the largest type has room for eleven on a narrow phone. */
const longFrom = 12
const longestFrom = 16

/** Which size a title takes on a phone so that its longest word has room on one line; null: the largest. A line also breaks after a hyphen. */
export function titleSize(title: string): TitleSize | null {
  const length = Math.max(...title.split(/[\s\u00ad-]+/u).map(word => word.length))
  if (length >= longestFrom) return 'longest'
  return length >= longFrom ? 'long' : null
}
