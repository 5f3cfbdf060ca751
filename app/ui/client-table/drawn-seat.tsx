import { CardRow } from './drawn-card.tsx'
import { Moment } from './moment.tsx'
import type { Place, RimPlace } from './rim-places.ts'
import { seenParts, type TableFrame, type TableSeat } from './table-frame.ts'
import type { TableShape } from './table-shape.ts'

type Props = { shape: TableShape; frames: readonly TableFrame[]; seat: number; place: RimPlace; id: string }

/** One seat with its cards, its stack, what it has done, its chips and the button. */
export function DrawnSeat({ shape, frames, seat, place, id }: Props) {
  const at = (key: 'act' | 'bet') => seenParts<string>(frames.map(frame => frame.seats[seat]?.[key]))
  const { disc, plate, text } = shape
  const middle = { x: shape.rim.x + shape.rim.width / 2, y: shape.board.y }
  const chips = chipsAt(place, middle, shape)
  const button = buttonAt(place, middle, shape)
  /** At the right of the table the sum is left of its chips. */
  const isRight = place.out.x > 0.3
  const rows = frames.map(frame => {
    const { cards, folded } = frame.seats[seat] ?? {}
    return cards === undefined || (folded && typeof cards === 'number') ? undefined : { cards, folded: folded === true }
  })
  return (
    <>
      {seenParts(rows).map(({ value: { cards, folded }, at: moments }) => (
        <Moment key={String(cards) + folded} at={moments} count={frames.length} x={place.x} y={place.y}>
          <g className={folded ? 'client-table__folded' : undefined}>
            <SeatCards cards={cards} shape={shape} own={seat === 0} id={id} />
          </g>
        </Moment>
      ))}
      {seenParts(frames.map(frame => faceOf(frame.seats[seat]))).map(
        ({ value: { label, stack, state }, at: moments }) => (
          <Moment key={label + stack + state} at={moments} count={frames.length} x={place.x} y={place.y}>
            <g className={`client-seat client-seat--${state}`}>
              <circle r={disc} />
              <text y={disc * 0.28} fontSize={Math.round(disc * 0.82)} className="client-table__middle">
                {label}
              </text>
              {stack !== undefined && (
                <>
                  <rect
                    x={-plate.width / 2}
                    y={plate.below}
                    width={plate.width}
                    height={plate.height}
                    rx={plate.height / 2}
                  />
                  <text
                    y={plate.below + plate.height / 2 + text * 0.36}
                    fontSize={text}
                    className="client-table__middle client-seat__stack"
                  >
                    {stack}
                  </text>
                </>
              )}
            </g>
          </Moment>
        )
      )}
      {at('act').map(({ value, at: moments }) => (
        <Moment key={value} at={moments} count={frames.length} x={place.x} y={place.y - disc - 1}>
          <g className="client-table__act">
            <rect x={-tagWidth(value, text) / 2} y={-11} width={tagWidth(value, text)} height="22" rx="11" />
            <text y={text * 0.36} fontSize={text} className="client-table__middle">
              {value}
            </text>
          </g>
        </Moment>
      ))}
      {at('bet').map(({ value, at: moments }) => (
        <Moment key={value} at={moments} count={frames.length} x={middle.x} y={shape.potY} kind="put">
          <use href={`#${id}-chips`} x={chips.x} y={chips.y} className="client-table__chips" />
          <text
            x={chips.x + (isRight ? -16 : 16)}
            y={chips.y + text * 0.36}
            fontSize={text}
            className={isRight ? 'client-table__bet client-table__bet--end' : 'client-table__bet'}
          >
            {value}
          </text>
        </Moment>
      ))}
      {frames[0]?.seats[seat]?.button && (
        <g transform={`translate(${button.x} ${button.y})`}>
          <circle r="12" className="client-table__button" />
          <use href={`#${id}-emblem`} transform="scale(.075)" className="client-table__ink" />
        </g>
      )}
    </>
  )
}

function SeatCards({ cards, shape, own, id }: { cards: string | number; shape: TableShape; own: boolean; id: string }) {
  const width = own ? shape.ownCard : shape.card
  const y = -shape.disc - width * (own ? 0.34 : 0.3)
  if (typeof cards === 'string') {
    const many = cards.split(' ').length > 2
    return (
      <CardRow cards={cards} x={0} y={y} width={width} step={width * (many ? 0.72 : 1.02)} fan={own ? 5 : 0} id={id} />
    )
  }
  return Array.from({ length: cards }, (_, index) => {
    const step = index - (cards - 1) / 2
    return (
      <use
        key={step}
        href={`#${id}-back`}
        transform={`translate(${step * (cards > 2 ? 13 : 19)} ${-shape.disc - 5})rotate(${step * 12})`}
      />
    )
  })
}

/** The disc and its plate at a moment. */
function faceOf(seat: TableSeat | undefined) {
  if (!seat) return undefined
  const { label, stack, folded, turn, wins } = seat
  return { label, stack, state: wins ? 'wins' : folded ? 'folded' : turn ? 'turn' : 'in' }
}

/** Where a seat's chips are, from the middle of the pot: towards the middle, beside what lies there. */
function chipsAt(
  { x, y, out }: RimPlace,
  middle: Place,
  { betIn, betUp, disc, potY, plate, ownCard }: TableShape
): Place {
  const aside = { x: -out.x * betIn, y: -out.y * betIn * 0.7 - betUp }
  const below = { x: disc + plate.width * 0.42, y: disc + 8 }
  const above = { x: -42, y: -disc - ownCard * 1.36 }
  const to = Math.abs(out.x) > 0.3 ? aside : out.y > 0 ? above : below
  return { x: Math.round(x + to.x - middle.x), y: Math.round(y + to.y - potY) }
}

function buttonAt({ x, y, out }: RimPlace, middle: Place, { disc, plate }: TableShape): Place {
  if (Math.abs(out.x) < 0.3) return { x: x + plate.width / 2 + 18, y: y + (out.y > 0 ? 4 : 8) }
  const side = x < middle.x ? 1 : -1
  return y < middle.y - 20
    ? { x: x + side * (disc + 20), y: y - 8 }
    : { x: x + side * (plate.width / 2 + 14), y: y + plate.below + plate.height / 2 }
}

/** The display type is narrow: some two fifths of its size a letter. */
const tagWidth = (words: string, size: number): number => Math.round(words.length * size * 0.42) + 20
