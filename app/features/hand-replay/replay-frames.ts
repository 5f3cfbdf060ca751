import type { WorkedHand } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import type { TableFrame, TableSeat } from '../../ui/client-table/table-frame.ts'
import type { ReplayMoment, ReplaySeat } from './replay-moments.ts'

export type ReplayWords = {
  money: (amount: number) => string
  act: (seat: ReplaySeat) => string
  you: string
  pot: string
}

/** The moments of a hand as the table draws them. Cards of others are turned at the show-down. */
export function replayFrames(hand: WorkedHand, moments: readonly ReplayMoment[], words: ReplayWords): TableFrame[] {
  const own = hand.cards[hand.you]?.split(' ').length ?? 2
  return moments.map(({ name, board, pot, seats }, moment) => ({
    board,
    pot: { label: words.pot, amount: words.money(pot) },
    seats: seats.map((seat, index): TableSeat => {
      const shown = index === 0 || (name === 'showdown' && !seat.folded) ? hand.cards[seat.seat] : undefined
      const isIn = !moments[moment - 1]?.seats[index]?.folded
      return {
        label: index === 0 ? words.you : seatCodes[seat.seat],
        stack: words.money(seat.stack),
        cards: shown ?? own,
        act: seat.act && isIn ? words.act(seat) : undefined,
        bet: seat.bet > 0 ? words.money(seat.bet) : undefined,
        button: seat.seat === 'button',
        folded: seat.folded,
        wins: seat.wins
      }
    })
  }))
}
