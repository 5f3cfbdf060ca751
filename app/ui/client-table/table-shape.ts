import type { Rim } from './rim-places.ts'
import type { TableFrame } from './table-frame.ts'

/** The measures of one drawing of the table, in its own units. */
export type TableShape = {
  width: number
  height: number
  rim: Rim
  /** The disc of a seat, and the plate below its middle. */
  disc: number
  plate: { width: number; height: number; below: number }
  /** The common cards: how wide one is, and the middle of their row; narrower at full tables. */
  board: { card: number; fullCard: number; gap: number; y: number }
  potY: number
  ownCard: number
  card: number
  /** From a seat towards the middle, and up: its chips. */
  betIn: number
  betUp: number
  text: number
}

/** What all parts of one drawing are made from. */
export type Drawn = {
  shape: TableShape
  frames: readonly TableFrame[]
  /** The names of the drawing's symbols begin with it. */
  id: string
  /** Whether it is too small for words. */
  small?: boolean | undefined
}

/** A wide table is 540 CSS px or more, a tall one is for phones: text is 12 CSS px at least in both. */
export const shapes = {
  wide: {
    width: 640,
    height: 420,
    rim: { x: 76, y: 78, width: 488, height: 278 },
    disc: 29,
    plate: { width: 92, height: 27, below: 20 },
    board: { card: 46, fullCard: 46, gap: 6, y: 203 },
    potY: 148,
    ownCard: 50,
    card: 34,
    betIn: 78,
    betUp: 0,
    text: 17
  },
  tall: {
    width: 320,
    height: 446,
    rim: { x: 40, y: 66, width: 240, height: 318 },
    disc: 25,
    plate: { width: 74, height: 24, below: 17 },
    board: { card: 35, fullCard: 29, gap: 4, y: 216 },
    potY: 170,
    ownCard: 44,
    card: 27,
    betIn: 58,
    betUp: 20,
    text: 15
  }
} as const satisfies Record<string, TableShape>
