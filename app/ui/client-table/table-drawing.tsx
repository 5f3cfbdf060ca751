import { CardRow } from './drawn-card.tsx'
import { DrawnSeat } from './drawn-seat.tsx'
import { Moment } from './moment.tsx'
import { rimPlaces } from './rim-places.ts'
import { seenParts, type TableFrame } from './table-frame.ts'
import type { TableShape } from './table-shape.ts'

type Props = { shape: TableShape; frames: readonly TableFrame[]; arrows: readonly number[]; id: string }

/** One drawing of the table, wide or tall: the felt, what lies in its middle, and the seats. */
export function TableDrawing({ shape, frames, arrows, id }: Props) {
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
