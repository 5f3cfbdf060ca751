/** The fills of a chart's parts: copper for the one highlighted, mint for what is live, felt and three strengths of ivory for others. */
export type Tone = 'copper' | 'ivory' | 'mint' | 'felt' | 'half' | 'quiet' | 'faint' | 'ground'

/** The classes of a part in its fill. */
export const toneClass = (tone: Tone): string => `chart__tone chart__tone--${tone}`

const inTurn = ['ivory', 'half', 'felt', 'quiet', 'faint'] as const

/** Parts side by side with their fills: the first that is highlighted is copper, no two neighbours are alike. */
export function withTones<Part extends { highlight?: boolean }>(parts: readonly Part[]): (Part & { tone: Tone })[] {
  const copper = parts.findIndex(({ highlight }) => highlight)
  let next = 0
  return parts.map((part, index) => ({
    ...part,
    tone: index === copper ? 'copper' : (inTurn[next++ % inTurn.length] ?? 'ivory')
  }))
}
