import { rimPlaces } from '../../ui/client-table/rim-places.ts'

type Props = { seats: number; named: readonly number[] }

const rim = { x: 14, y: 14, width: 132, height: 62 }

/** A table in small: its seats clockwise from the button, which has its mark, and those that are named filled. */
export function SeatsDrawn({ seats, named }: Props) {
  return (
    <svg className="glossary__seats" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      <rect {...rim} rx="31" className="glossary__felt" />
      {rimPlaces(seats, rim).map(({ x, y, out }, seat) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="12" className={named.includes(seat) ? 'glossary__seat--named' : 'glossary__seat'} />
          {seat === 0 && (
            <>
              <circle cx={x - 22 * out.x} cy={y - 22 * out.y} r="7" className="glossary__button" />
              <text x={x - 22 * out.x} y={y - 22 * out.y + 3.5} textAnchor="middle" className="glossary__mark">
                D
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
