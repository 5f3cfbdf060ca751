import type { Card } from '../../domain/poker/card.ts'

/** How many ways there are to take some cards of a deck, their order aside. */
export function countBoards(deck: number, take: number): number {
  let ways = 1
  for (let taken = 0; taken < take; taken += 1) ways = (ways * (deck - taken)) / (taken + 1)
  return Math.round(ways)
}

/** Every way to take some cards of a deck, each once. The same array every time, filled anew. */
export function* boardsFrom(deck: readonly Card[], take: number): Generator<readonly Card[], undefined> {
  const places = Array.from({ length: take }, (_, index) => index)
  const board = deck.slice(0, take)
  for (;;) {
    yield board
    let last = take - 1
    while (last >= 0 && places[last] === deck.length - take + last) last -= 1
    if (last < 0) return undefined
    let place = (places[last] ?? 0) + 1
    for (let index = last; index < take; index += 1, place += 1) {
      places[index] = place
      const card = deck[place]
      if (card) board[index] = card
    }
  }
}

/** Some cards of a deck at random: they are brought to its front, which is what comes out. */
export function drawBoard(deck: Card[], take: number, random: () => number): readonly Card[] {
  for (let index = 0; index < take; index += 1) {
    const other = index + Math.floor(random() * (deck.length - index))
    const [one, two] = [deck[index], deck[other]]
    if (one && two) {
      deck[index] = two
      deck[other] = one
    }
  }
  return deck.slice(0, take)
}

/** Numbers from 0 to below 1 that follow from a text: the same text gives the same numbers (mulberry32 over an FNV-1a hash). */
export function randomFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
