/** The fills of a chart's parts: copper for the one highlighted, mint for what is live, felt and three strengths of ivory for others. */
export type Tone = 'copper' | 'ivory' | 'mint' | 'felt' | 'half' | 'quiet' | 'faint' | 'ground'

const inTurn = ['ivory', 'half', 'felt', 'quiet', 'faint'] as const

/** The fills of parts side by side: the first that is highlighted is copper, no two neighbours are alike. */
export function tonesOf(parts: readonly { highlight?: boolean }[]): Tone[] {
  const copper = parts.findIndex(({ highlight }) => highlight)
  let next = 0
  return parts.map((_, index) => (index === copper ? 'copper' : (inTurn[next++ % inTurn.length] ?? 'ivory')))
}
