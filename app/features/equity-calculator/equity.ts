import { type Card, cardName, deckOf } from '../../domain/poker/card.ts'
import { scoreBest } from '../../domain/poker/hand-score.ts'

/** The cards on the table: two of each player, and the part of the board that is known. */
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

/** Up to so many ways to complete the board are counted one by one: every flop and turn has fewer. */
const maxCounted = 20_000
/** So many are drawn where there are more: the error stays within half a point, the work within some 20 ms. */
export const boardsDrawn = 40_000

/** The equity of two to four hands of hold'em: exact from three board cards on, else from random boards, always the same for the same cards. */
export function equityOf(deal: Deal): Equity {
  if (countBoards(restOf(deal).length, missing(deal)) <= maxCounted) {
    const count = startCount(deal)
    count.step(maxCounted)
    return count.result()
  }
  const tally = createTally(deal)
  const random = randomFrom([...deal.hands.flat(), ...deal.board].map(cardName).join(''))
  const rest = restOf(deal)
  const need = missing(deal)
  for (let drawn = 0; drawn < boardsDrawn; drawn += 1) tally.add(drawBoard(rest, need, random))
  const { shares, boards } = tally.result()
  return { shares, boards, isExact: false, error: Math.max(...shares.map(({ equity }) => errorOf(equity, boards))) }
}

/** Counts every way to complete a board, in steps, so that a waiting caller can do other things between two of them. */
export function startCount(deal: Deal) {
  const tally = createTally(deal)
  const boards = boardsFrom(restOf(deal), missing(deal))
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
  const tables = hands.map(hand => [...hand, ...board])
  const known = 2 + board.length
  const wins = hands.map(() => 0)
  const ties = hands.map(() => 0)
  const parts = hands.map(() => 0)
  const scores = hands.map(() => 0)
  let boards = 0
  return {
    add(rest: readonly Card[]): void {
      let best = 0
      for (const [player, cards] of tables.entries()) {
        for (const [index, card] of rest.entries()) cards[known + index] = card
        const score = scoreBest(cards, 'usual')
        scores[player] = score
        if (score > best) best = score
      }
      const winners = scores.filter(score => score === best).length
      for (const [player, score] of scores.entries()) {
        if (score !== best) continue
        const won = winners === 1 ? wins : ties
        won[player] = (won[player] ?? 0) + 1
        parts[player] = (parts[player] ?? 0) + 1 / winners
      }
      boards += 1
    },
    result: () => ({
      boards,
      shares: hands.map(
        (_, player): Share => ({
          win: (wins[player] ?? 0) / boards,
          tie: (ties[player] ?? 0) / boards,
          equity: (parts[player] ?? 0) / boards
        })
      )
    })
  }
}

/** Half the width of the interval in which the true value lies nineteen times in twenty. */
const errorOf = (share: number, draws: number): number => 1.96 * Math.sqrt((share * (1 - share)) / draws)

const missing = ({ board }: Deal): number => 5 - board.length

function restOf({ hands, board }: Deal): Card[] {
  const known = new Set([...hands.flat(), ...board].map(cardName))
  return deckOf('holdem').filter(card => !known.has(cardName(card)))
}

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
