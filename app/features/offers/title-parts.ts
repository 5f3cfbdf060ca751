/**
 * Takes a title apart for a poster: every amount of money in it is set large; where it has none, its first figure. A case ending that is written onto a
 * figure ({amount}:n) is left with it. In: the title with its placeholders, and which of them are money. Returns the parts in their order.
 */
export function titleParts(title: string, isMoney: (name: string) => boolean) {
  const found = [...title.matchAll(/\{(\w+)\}[^\s{},.]*/g)]
  const amounts = found.filter(([, name = '']) => isMoney(name))
  const large = amounts.length > 0 ? amounts : found.slice(0, 1)
  const parts: { text: string; isLarge: boolean }[] = []
  let at = 0
  for (const { 0: text, index } of large) {
    if (index > at) parts.push({ text: title.slice(at, index), isLarge: false })
    parts.push({ text, isLarge: true })
    at = index + text.length
  }
  if (at < title.length) parts.push({ text: title.slice(at), isLarge: false })
  return parts
}
