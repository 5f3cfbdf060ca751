import * as v from 'valibot'
import { cards } from '../games/games.schema.ts'
import { slug } from '../record-fields.ts'

const counted = v.pipe(v.number(), v.integer(), v.minValue(0, 'write how many boards: 0 or more'))

/** How many cards are written, misspelled ones too: those are a fault of their field. */
const count = (written: string): number => written.split(' ').length

const hand = v.pipe(
  v.strictObject({
    id: slug,
    you: cards,
    opponent: cards,
    /** The board as it is when the question is asked: a flop or a turn. */
    board: cards,
    /** The cards that come after the answer. */
    rest: cards,
    wins: counted,
    ties: counted,
    boards: counted
  }),
  v.check(
    ({ you, opponent, board, rest }) =>
      [you, opponent].every(own => count(own) === 2) && count(board) >= 3 && count(`${board} ${rest}`) === 5,
    'write two cards for each player, a flop or a turn, and the rest of five'
  ),
  v.check(
    ({ you, opponent, board, rest }) => new Set(`${you} ${opponent} ${board} ${rest}`.split(' ')).size === 9,
    'each card is there once'
  )
)

/** The hands of the day, in the order in which they come. */
export const hands = v.pipe(v.array(hand), v.minLength(60, 'write at least 60 hands, so that none comes again soon'))

export type DailyHand = v.InferOutput<typeof hand>
