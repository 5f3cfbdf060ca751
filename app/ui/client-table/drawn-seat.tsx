import { Fragment } from 'react'
import { CardRow, tenth } from './drawn-card.tsx'
import { drawnParts, Moment } from './moment.tsx'
import type { Place, RimPlace } from './rim-places.ts'
import { seenParts, type TableSeat } from './table-frame.ts'
import type { Drawn, TableShape } from './table-shape.ts'

type Props = Drawn & { seat: number; place: RimPlace }

/** One seat with its cards, its stack, what it has done, its chips and the button. */
export function DrawnSeat({ shape, frames, seat, place, id, small }: Props) {
  const own = seat === 0
  const { disc, plate, text } = shape
  const middle = { x: shape.rim.x + shape.rim.width / 2, y: shape.board.y }
  const chips = chipsAt(place, shape)
  const button = buttonAt(place, middle, shape)
  /** At the right of the table the sum is left of its chips. */
  const isRight = place.out.x > 0.3
  const rows = frames.map(frame => {
    const { cards, folded } = frame.seats[seat] ?? {}
    return cards === undefined || (folded && typeof cards === 'number') ? undefined : { cards, folded: folded === true }
  })
  return (
    <>
      {drawnParts(rows).map(({ value: { cards, folded }, seen }) => {
        const key = String(cards) + folded
        if (typeof cards === 'number') {
          const y = place.y - disc - 5
          return <use key={key} href={`#${id}-backs-${cards}`} x={place.x} y={y} className={seen || undefined} />
        }
        const width = own ? shape.ownCard : shape.card
        const row = (
          <CardRow
            cards={cards}
            x={place.x}
            y={place.y - disc - width * (own ? 0.34 : 0.3)}
            width={width}
            step={width * (cards.split(' ').length > 2 ? 0.72 : 1.02)}
            fan={own ? 5 : 0}
            id={id}
            small={small}
            className={seen}
          />
        )
        return folded ? (
          <g key={key} className="client-table__folded">
            {row}
          </g>
        ) : (
          <Fragment key={key}>{row}</Fragment>
        )
      })}
      {seenParts(frames.map(frame => faceOf(frame.seats[seat]))).map(({ value: { label, state }, at: moments }) => {
        const isSeen = (moment: number) => moments?.includes(moment) ?? true
        const stacks = drawnParts(frames.map(({ seats }, moment) => (isSeen(moment) ? seats[seat]?.stack : undefined)))
        return (
          <Moment
            key={label + state}
            at={moments}
            count={frames.length}
            className={`client-seat client-seat--${state}`}
            {...place}
          >
            <circle r={disc} />
            {!small && (
              <>
                <text y={tenth(disc * 0.28)} fontSize={Math.round(disc * 0.82)} textAnchor="middle">
                  {label}
                </text>
                {stacks.length > 0 && (
                  <rect
                    x={-plate.width / 2}
                    y={plate.below}
                    width={plate.width}
                    height={plate.height}
                    rx={plate.height / 2}
                  />
                )}
                {stacks.map(({ value: stack, seen }) => (
                  <text
                    key={stack}
                    y={tenth(plate.below + plate.height / 2 + text * 0.36)}
                    fontSize={text}
                    textAnchor="middle"
                    className={`client-seat__stack ${stacks.length > 1 ? seen : ''}`.trimEnd()}
                  >
                    {stack}
                  </text>
                ))}
              </>
            )}
          </Moment>
        )
      })}
      {drawnParts(frames.map(frame => frame.seats[seat]?.act)).map(({ value, seen }) => {
        const width = tagWidth(value, text)
        const y = place.y - disc - 1
        return (
          <Fragment key={value}>
            <rect x={place.x - width / 2} y={y - 11} width={width} height="22" rx="11" className={seen || undefined} />
            {!small && (
              <text
                x={place.x}
                y={tenth(y + text * 0.36)}
                fontSize={text}
                textAnchor="middle"
                className={`client-table__ink ${seen}`.trimEnd()}
              >
                {value}
              </text>
            )}
          </Fragment>
        )
      })}
      {drawnParts(
        frames.map(frame => frame.seats[seat]?.bet),
        'put'
      ).map(({ value, seen }) => (
        <Fragment key={value}>
          <use href={`#${id}-chips`} x={chips.x} y={chips.y} className={`client-table__chips ${seen}`.trimEnd()} />
          {!small && (
            <text
              x={chips.x + (isRight ? -16 : 16)}
              y={tenth(chips.y + text * 0.36)}
              fontSize={text}
              textAnchor={isRight ? 'end' : undefined}
              className={seen || undefined}
            >
              {value}
            </text>
          )}
        </Fragment>
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

/** The disc at a moment; its stack is written beside it. */
function faceOf(seat: TableSeat | undefined) {
  if (!seat) return undefined
  const { label, folded, turn, wins } = seat
  return { label, state: wins ? 'wins' : folded ? 'folded' : turn ? 'turn' : 'in' }
}

/** Where a seat's chips are: towards the middle, beside what lies there. */
function chipsAt({ x, y, out }: RimPlace, { betIn, betUp, disc, plate, ownCard }: TableShape): Place {
  const aside = { x: -out.x * betIn, y: -out.y * betIn * 0.7 - betUp }
  const below = { x: disc + plate.width * 0.42, y: disc + 8 }
  const above = { x: -42, y: -disc - ownCard * 1.36 }
  const to = Math.abs(out.x) > 0.3 ? aside : out.y > 0 ? above : below
  return { x: Math.round(x + to.x), y: Math.round(y + to.y) }
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
