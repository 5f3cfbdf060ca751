import { type ReactNode, useId } from 'react'
import { DrawnCard, tenth } from './drawn-card.tsx'
import { DrawnSeat } from './drawn-seat.tsx'
import { drawnParts, Moment } from './moment.tsx'
import { rimPlaces } from './rim-places.ts'
import { seenParts, type TableFrame } from './table-frame.ts'
import { type Drawn, shapes, type TableShape } from './table-shape.ts'
import { TableSymbols } from './table-symbols.tsx'

export type ClientTableProps = {
  /** The table at each moment that is shown; one for a table at rest. With several, the last is seen until a rule of the sheet shows another. */
  frames: readonly TableFrame[]
  /** The drawing in words. Left out where the words beside it say the same. */
  label?: string | undefined
  /** Which of the two drawings: both, and the room decides, unless one is named. */
  only?: keyof typeof shapes
  /** Whether it is too small for words. */
  small?: boolean
  /** The seats from which an arrow leads to the next. */
  arrows?: readonly number[]
  /** The id of symbols that are drawn once for several tables. */
  symbols?: string
  /** More on the table, in the drawing's own units. `id` names its symbols. */
  over?: (shape: TableShape, id: string) => ReactNode
}

/** The table of our client, as a drawing: seats round the rim, cards, chips and the pot, at one moment or several. */
export function ClientTable({ frames, label, only, small, arrows = [], symbols, over }: ClientTableProps) {
  const own = useId()
  const id = symbols ?? own
  const wanted = only ? [only] : (Object.keys(shapes) as (keyof typeof shapes)[])
  return (
    <div
      className={`client-table client-table--${only ?? 'both'}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {!symbols && <TableSymbols id={id} backs={backsIn(frames)} />}
      {wanted.map(name => (
        <svg
          key={name}
          className={`client-table__drawing client-table__drawing--${name}`}
          viewBox={`0 0 ${shapes[name].width} ${shapes[name].height}`}
          aria-hidden="true"
        >
          <TableDrawing shape={shapes[name]} frames={frames} arrows={arrows} id={id} small={small} />
          {over?.(shapes[name], id)}
        </svg>
      ))}
    </div>
  )
}

const backsIn = (frames: readonly TableFrame[]): ReadonlySet<number> =>
  new Set(frames.flatMap(({ seats }) => seats.flatMap(({ cards }) => (typeof cards === 'number' ? [cards] : []))))

/** One drawing of the table, wide or tall: the felt, what lies in its middle, and the seats. */
function TableDrawing({ arrows, ...drawn }: Drawn & { arrows: readonly number[] }) {
  const { rim, board } = drawn.shape
  const count = drawn.frames[0]?.seats.length ?? 0
  const places = rimPlaces(count, rim)
  const middle = rim.x + rim.width / 2
  const isFull = count > 6 || places.some(({ y, out }) => Math.abs(out.x) > 0.9 && Math.abs(y - board.y) < 50)
  return (
    <>
      <Felt {...drawn} />
      {arrows.map(seat => {
        const place = rimPlaces(count * 2, rim)[seat * 2 + 1]
        if (!place) return null
        const turned = Math.round((Math.atan2(place.out.y, place.out.x) * 180) / Math.PI) + 90
        return (
          <path
            key={seat}
            className="client-table__arrow"
            d="M-6-8 5 0-6 8"
            transform={`translate(${place.x} ${place.y})rotate(${turned})`}
          />
        )
      })}
      <Board {...drawn} middle={middle} width={isFull ? board.fullCard : board.card} />
      {!drawn.small && <Pot {...drawn} middle={middle} />}
      {places.map((place, seat) => (
        <DrawnSeat key={`${place.x} ${place.y}`} {...drawn} seat={seat} place={place} />
      ))}
    </>
  )
}

/** The chips of the pot, and its sum at each moment. */
function Pot({ shape: { text, potY }, frames, middle, id }: Drawn & { middle: number }) {
  const pots = frames.map(({ pot }) => pot)
  return seenParts(pots.map(pot => pot && true)).map(({ at }) => (
    <Moment key="pot" at={at} count={frames.length} x={middle} y={potY}>
      <use href={`#${id}-chips`} x={tenth(-text * 3.1)} className="client-table__chips--pot" />
      <use href={`#${id}-chips`} x={tenth(-text * 3.1 + 17)} y="3" className="client-table__chips" />
      {drawnParts(pots).map(({ value: { label, amount }, seen }) => (
        <text
          key={label + amount}
          x={tenth(-text * 1.1)}
          y={tenth(text * 0.36)}
          fontSize={text + 3}
          className={seen || undefined}
        >
          {label && (
            <tspan className="client-table__quiet" fontSize={text}>
              {label}
            </tspan>
          )}
          {` ${amount}`}
        </text>
      ))}
    </Moment>
  ))
}

function Felt({ shape: { rim, board }, id }: Drawn) {
  const inset = (by: number) => ({
    x: rim.x + by,
    y: rim.y + by,
    width: rim.width - 2 * by,
    height: rim.height - 2 * by,
    rx: Math.min(rim.width, rim.height) / 2 - by
  })
  return (
    <>
      <rect {...inset(-12)} fill={`url(#${id}-rail)`} className="client-table__rail" />
      <rect {...inset(4)} fill={`url(#${id}-felt)`} className="client-table__felt" />
      <rect {...inset(26)} className="client-table__line" />
      <use
        href={`#${id}-emblem`}
        transform={`translate(${rim.x + rim.width / 2} ${board.y})scale(${(Math.min(rim.width, rim.height) / 270).toFixed(2)})`}
        className="client-table__mark"
      />
    </>
  )
}

/** The five places of the common cards, and each card from the moment when it lies there. */
function Board({ shape: { board }, frames, middle, width, id, small }: Drawn & { middle: number; width: number }) {
  const boards = frames.map(frame => frame.board?.split(' ') ?? [])
  if (!frames.some(frame => frame.board !== undefined)) return null
  const places = [-2, -1, 0, 1, 2].map(place => middle + place * (width + board.gap))
  const [r, across, down] = [width * 0.12, width * 0.76, width * 1.16].map(tenth)
  const outline = `h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`
  return (
    <>
      <path
        d={places.map(x => `M${tenth(x - width * 0.38)} ${tenth(board.y - width * 0.7)}${outline}`).join('')}
        className="client-table__place"
      />
      {places.map((x, index) =>
        drawnParts(
          boards.map(cards => cards[index] || undefined),
          'dealt'
        ).map(({ value, seen }) => (
          <DrawnCard key={value} card={value} x={x} y={board.y} width={width} id={id} small={small} className={seen} />
        ))
      )}
    </>
  )
}
