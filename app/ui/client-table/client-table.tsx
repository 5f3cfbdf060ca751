import { type ReactNode, useId } from 'react'
import { CardRow } from './drawn-card.tsx'
import { DrawnSeat } from './drawn-seat.tsx'
import { Moment } from './moment.tsx'
import { rimPlaces } from './rim-places.ts'
import { symbolPaths } from './symbol-paths.data.ts'
import { seenParts, type TableFrame } from './table-frame.ts'
import { shapes, type TableShape } from './table-shape.ts'

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
  /** More on the table, in the drawing's own units. `id` names its symbols. */
  over?: (shape: TableShape, id: string) => ReactNode
}

/** The table of our client, as a drawing: seats round the rim, cards, chips and the pot, at one moment or several. */
export function ClientTable({ frames, label, only, small, arrows = [], over }: ClientTableProps) {
  const id = useId()
  const wanted = only ? [only] : (Object.keys(shapes) as (keyof typeof shapes)[])
  return (
    <div
      className={`client-table client-table--${only ?? 'both'}${small ? ' client-table--small' : ''}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg className="client-table__symbols" width="0" height="0" aria-hidden="true">
        <TableSymbols id={id} />
      </svg>
      {wanted.map(name => (
        <svg
          key={name}
          className={`client-table__drawing client-table__drawing--${name}`}
          viewBox={`0 0 ${shapes[name].width} ${shapes[name].height}`}
          aria-hidden="true"
        >
          <TableDrawing shape={shapes[name]} frames={frames} arrows={arrows} id={id} />
          {over?.(shapes[name], id)}
        </svg>
      ))}
    </div>
  )
}

/** The shapes that a drawing of the client uses again and again, under names that begin with `id`. */
const TableSymbols = ({ id }: { id: string }) => (
  <defs>
    <radialGradient id={`${id}-felt`} cx=".5" cy=".4" r=".68">
      <stop className="client-table__light" />
      <stop offset=".55" className="client-table__mid" />
      <stop offset="1" className="client-table__deep" />
    </radialGradient>
    <linearGradient id={`${id}-rail`} x2="0" y2="1">
      <stop className="client-table__rail-top" />
      <stop offset=".5" className="client-table__rail-mid" />
      <stop offset="1" className="client-table__rail-low" />
    </linearGradient>
    {Object.entries(symbolPaths).map(([name, path]) => (
      <path key={name} id={`${id}-${name}`} d={path} />
    ))}
    <g id={`${id}-chip`}>
      <ellipse cy="3.4" rx="11" ry="6.8" className="client-table__edge" />
      <ellipse rx="11" ry="6.8" />
      <ellipse rx="9" ry="5.3" className="client-table__spots" />
    </g>
    <g id={`${id}-chips`}>
      <use href={`#${id}-chip`} y="4" />
      <use href={`#${id}-chip`} />
      <use href={`#${id}-chip`} y="-4" />
    </g>
    <g id={`${id}-back`}>
      <rect x="-10" y="-14" width="20" height="28" rx="2.4" className="client-table__back" />
      <use href={`#${id}-emblem`} transform="scale(.062)" className="client-table__copper" />
    </g>
  </defs>
)

type DrawingProps = { shape: TableShape; frames: readonly TableFrame[]; arrows: readonly number[]; id: string }

/** One drawing of the table, wide or tall: the felt, what lies in its middle, and the seats. */
function TableDrawing({ shape, frames, arrows, id }: DrawingProps) {
  const { rim } = shape
  const count = frames[0]?.seats.length ?? 0
  const places = rimPlaces(count, rim)
  const middle = rim.x + rim.width / 2
  return (
    <>
      <Felt shape={shape} id={id} />
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
      <Board
        shape={shape}
        frames={frames}
        middle={middle}
        full={count > 6 || places.some(({ y, out }) => Math.abs(out.x) > 0.9 && Math.abs(y - shape.board.y) < 50)}
        id={id}
      />
      {seenParts(frames.map(({ pot }) => pot)).map(({ value: { label, amount }, at }) => (
        <Moment key={label + amount} at={at} count={frames.length} x={middle} y={shape.potY}>
          <g className="client-table__pot">
            <use href={`#${id}-chips`} x={-shape.text * 3.1} className="client-table__chips--pot" />
            <use href={`#${id}-chips`} x={-shape.text * 3.1 + 17} y="3" className="client-table__chips" />
            <text x={-shape.text * 1.1} y={shape.text * 0.36} fontSize={shape.text + 3}>
              <tspan className="client-table__quiet" fontSize={shape.text}>
                {label}
              </tspan>{' '}
              {amount}
            </text>
          </g>
        </Moment>
      ))}
      {places.map((place, seat) => (
        <DrawnSeat key={`${place.x} ${place.y}`} shape={shape} frames={frames} seat={seat} place={place} id={id} />
      ))}
    </>
  )
}

function Felt({ shape: { rim, board }, id }: { shape: TableShape; id: string }) {
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

type BoardProps = { shape: TableShape; frames: readonly TableFrame[]; middle: number; full: boolean; id: string }

/** The five places of the common cards, and each card from the moment when it lies there. */
function Board({ shape: { board }, frames, middle, full, id }: BoardProps) {
  const width = full ? board.fullCard : board.card
  const boards = frames.map(frame => frame.board?.split(' ') ?? [])
  if (!frames.some(frame => frame.board !== undefined)) return null
  return [0, 1, 2, 3, 4].map(index => {
    const x = middle + (index - 2) * (width + board.gap)
    return (
      <g key={index}>
        <rect
          x={x - width / 2}
          y={board.y - width * 0.7}
          width={width}
          height={width * 1.4}
          rx={width * 0.12}
          className="client-table__place"
        />
        {seenParts(boards.map(cards => cards[index] || undefined)).map(({ value, at }) => (
          <Moment key={value} at={at} count={frames.length} x={x} y={board.y} kind="dealt">
            <CardRow cards={value} x={0} y={0} width={width} step={0} id={id} />
          </Moment>
        ))}
      </g>
    )
  })
}
