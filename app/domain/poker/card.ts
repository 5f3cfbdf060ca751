/** A card: its rank as a number, so that ranks compare (11 knave, 12 queen, 13 king, 14 ace), and the first letter of its suit. */
export type Card = { rank: number; suit: Suit }

export const suits = ['s', 'h', 'd', 'c'] as const
export type Suit = (typeof suits)[number]

/** The games of the room: which deck, which hands beat which, and how many cards of one's own count. */
export type Game = 'holdem' | 'omaha' | 'short-deck'

const letters: Readonly<Record<string, number>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 }
const oneCard = /(10|[2-9TJQKA])([shdc])/gi

/** Reads cards as they are written down: `As Kd 10h`, or `AsKdTh`. Throws Error that quotes what is no card. */
export function readCards(written: string): Card[] {
  const rest = written.replace(oneCard, '').trim()
  if (rest) throw new Error(`'${rest}' is no card: write a rank and a suit, As or 10h`)
  return cardsIn(written)
}

/** The cards in a text, whatever else is in it. */
export const cardsIn = (text: string): Card[] =>
  Array.from(text.matchAll(oneCard), ([, rank = '', suit = '']) => ({
    rank: letters[rank.toUpperCase()] ?? Number(rank),
    suit: suit.toLowerCase() as Suit
  }))

/** A card as it is written down: `As`, `10h`. */
export function cardName({ rank, suit }: Card): string {
  const [letter] = Object.entries(letters).find(([, value]) => value === rank && rank > 10) ?? [String(rank)]
  return `${letter}${suit}`
}

/** The whole deck of a game, lowest first: 52 cards, or 36 from the six up. */
export function deckOf(game: Game): Card[] {
  const lowest = game === 'short-deck' ? 6 : 2
  return suits.flatMap(suit => Array.from({ length: 15 - lowest }, (_, index) => ({ rank: lowest + index, suit })))
}
