const suits = { s: '♠', h: '♥', d: '♦', c: '♣' } as const

export type Suit = keyof typeof suits

export type CardFace = {
  /** A, K, Q, J, 10 to 2. */
  rank: string
  suit: Suit
  symbol: string
  isRed: boolean
}

/**
 * Reads cards as they are written down: `As Kd 10h`, a rank and the first letter of the suit.
 *
 * @throws Error on what is no card, or a card that is there twice
 */
export function cardFaces(written: string): CardFace[] {
  const names = written.trim().split(/\s+/)
  if (new Set(names).size !== names.length) throw new Error(`A card is twice in '${written}'`)
  return names.map(name => {
    const [, rank, suit] = /^(A|K|Q|J|10|[2-9])([shdc])$/.exec(name) ?? []
    if (!rank || !suit) throw new Error(`'${name}' is no card: write a rank and a suit, As or 10h`)
    return { rank, suit: suit as Suit, symbol: suits[suit as Suit], isRed: suit === 'h' || suit === 'd' }
  })
}
