import { cardFaces } from '../playing-cards/card-face.ts'

type Props = {
  card: string
  x: number
  y: number
  width: number
  id: string
  turned?: number
  /** Whether the table is too small for words. */
  small?: boolean | undefined
  /** When it is seen. */
  className?: string
}

/** One card of the deck in a drawing, face up, its middle at x and y. `id`: the names of the drawing's symbols. Throws on what is no card. */
export function DrawnCard({ card, x, y, width, id, turned = 0, small, className = '' }: Props) {
  const [face] = cardFaces(card)
  if (!face) return null
  const height = width * 1.4
  return (
    <g
      className={`client-table__card${face.isRed ? ' client-table__card--red' : ''} ${className}`.trimEnd()}
      transform={`translate(${x} ${y})${turned ? `rotate(${turned})` : ''}`}
    >
      <rect x={-width / 2} y={tenth(-height / 2)} width={width} height={tenth(height)} rx={tenth(width * 0.12)} />
      {!small && (
        <text x={tenth(-width * 0.4)} y={tenth(-height * 0.15)} fontSize={Math.round(width * 0.56)}>
          {face.rank}
        </text>
      )}
      <use
        href={`#${id}-${face.suit}`}
        transform={`translate(${tenth(width * 0.1)} ${tenth(height * 0.19)})scale(${(width * 0.0031).toFixed(3)})`}
      />
    </g>
  )
}

type RowProps = Omit<Props, 'card' | 'turned'> & { cards: string; step: number; fan: number }

/** Cards side by side about a middle. */
export function CardRow({ cards, x, y, step, fan, ...props }: RowProps) {
  const all = cards.split(' ')
  return all.map((card, index) => {
    const place = index - (all.length - 1) / 2
    return (
      <DrawnCard
        key={card}
        card={card}
        x={tenth(x + place * step)}
        y={tenth(y + Math.abs(place) * fan * 0.6)}
        turned={place * fan}
        {...props}
      />
    )
  })
}

export const tenth = (value: number): number => Math.round(value * 10) / 10
