import { type Card, cardName, deckOf } from '../../domain/poker/card.ts'
import { scoreBest } from '../../domain/poker/hand-score.ts'

/** The cards on the table: two of each player, and the part of the board that is known: nothing, or the flop and what came after it. */
export type Deal = { hands: readonly (readonly Card[])[]; board: readonly Card[] }

/** The results of one hand, as parts of one: it wins alone, it shares, and its average part of the pot. */
export type Share = { win: number; tie: number; equity: number }

export type Equity = {
  shares: Share[]
  /** How many ways to complete the board were looked at. */
  boards: number
  /** Whether these were all there are. */
  isExact: boolean
  /** How far an equity may lie from the true one, nineteen times in twenty; 0 where it was counted. */
  error: number
}

/** So many boards are drawn before the flop: the error stays within half a point, the work within some 20 ms. */
export const boardsDrawn = 40_000

/** The equity of two to four hands of hold'em: exact from the flop on, else from random boards, always the same for the same cards. */
export function equityOf(deal: Deal): Equity {
  if (deal.board.length > 0) {
    const count = startCount(deal)
    count.step(Number.POSITIVE_INFINITY)
    return count.result()
  }
  const tally = createTally(deal)
  const random = randomFrom(deal.hands.flat().map(cardName).join(''))
  const rest = restOf(deal)
  for (let drawn = 0; drawn < boardsDrawn; drawn += 1) tally.add(drawBoard(rest, 5, random))
  const { shares, boards } = tally.result()
  return { shares, boards, isExact: false, error: Math.max(...shares.map(({ equity }) => errorOf(equity, boards))) }
}

/** Counts every way to complete a board, in steps, so that a waiting caller can do other things between two of them. */
export function startCount(deal: Deal) {
  const tally = createTally(deal)
  const boards = boardsFrom(restOf(deal), 5 - deal.board.length)
  return {
    /** Counts at most so many. Returns whether all are counted. */
    step(most: number): boolean {
      for (let counted = 0; counted < most; counted += 1) {
        const { done, value } = boards.next()
        if (done) return true
        tally.add(value)
      }
      return false
    },
    result: (): Equity => ({ ...tally.result(), isExact: true, error: 0 })
  }
}

function createTally({ hands, board }: Deal) {
  const known = 2 + board.length
  const players = hands.map(hand => ({ cards: [...hand, ...board], score: 0, wins: 0, ties: 0, parts: 0 }))
  let boards = 0
  return {
    add(rest: readonly Card[]): void {
      let best = 0
      for (const player of players) {
        for (const [index, card] of rest.entries()) player.cards[known + index] = card
        player.score = scoreBest(player.cards, 'usual')
        best = Math.max(best, player.score)
      }
      const winners = players.filter(({ score }) => score === best)
      for (const winner of winners) {
        if (winners.length === 1) winner.wins += 1
        else winner.ties += 1
        winner.parts += 1 / winners.length
      }
      boards += 1
    },
    result: () => ({
      boards,
      shares: players.map(
        ({ wins, ties, parts }): Share => ({ win: wins / boards, tie: ties / boards, equity: parts / boards })
      )
    })
  }
}

/** Half the width of the interval in which the true value lies nineteen times in twenty. */
const errorOf = (share: number, draws: number): number => 1.96 * Math.sqrt((share * (1 - share)) / draws)

function restOf({ hands, board }: Deal): Card[] {
  const known = new Set([...hands.flat(), ...board].map(cardName))
  return deckOf('holdem').filter(card => !known.has(cardName(card)))
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
