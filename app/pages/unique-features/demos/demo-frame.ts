import { seats } from '../../../domain/poker/play-hand.ts'
import { seatCodes } from '../../../domain/poker/seat-codes.data.ts'
import type { TableFrame, TableSeat } from '../../../ui/client-table/table-frame.ts'

type Options = {
  money: (amount: number) => string
  pot?: TableFrame['pot']
  board?: string | null
  /** Differences from a seat that is in, by its place from yours. */
  differs?: Readonly<Record<number, Partial<TableSeat>>>
}

/** How a feature is drawn: the tall table, with the symbols that stand once in the page. */
export const demoTable = { only: 'tall', symbols: 'demo-table' } as const

const stacks = [97.5, 112, 64, 100, 208.5, 83]

/** A table of six in the middle of a game, on which a feature is shown. Yours is the button. */
export const demoFrame = ({ money, pot, board = '', differs = {} }: Options): TableFrame => ({
  ...(board !== null && { board }),
  pot,
  seats: [...seats.slice(3), ...seats.slice(0, 3)].map((seat, place) => ({
    label: seatCodes[seat],
    stack: money(stacks[place] ?? 0),
    cards: 2,
    button: seat === 'button',
    ...differs[place]
  }))
})
