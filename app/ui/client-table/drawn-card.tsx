import { cardFaces } from '../playing-cards/card-face.ts'

type Props = { card: string; x: number; y: number; width: number; id: string; turned?: number }

/** One card of the deck in a drawing, face up, its middle at x and y. `id`: the names of the drawing's symbols. Throws on what is no card. */
export function DrawnCard({ card, x, y, width, id, turned = 0 }: Props) {
  const [face] = cardFaces(card)
  if (!face) return null
  const height = width * 1.4
  return (
    <g
      className={face.isRed ? 'client-table__card client-table__card--red' : 'client-table__card'}
      transform={`translate(${x} ${y})${turned ? `rotate(${turned})` : ''}`}
    >
      <rect x={-width / 2} y={tenth(-height / 2)} width={width} height={tenth(height)} rx={tenth(width * 0.12)} />
      <text x={tenth(-width * 0.4)} y={tenth(-height * 0.15)} fontSize={Math.round(width * 0.56)}>
        {face.rank}
      </text>
      <use
        href={`#${id}-${face.suit}`}
        transform={`translate(${tenth(width * 0.1)} ${tenth(height * 0.19)})scale(${(width * 0.0031).toFixed(3)})`}
      />
    </g>
  )
}

/** Cards side by side about a middle. */
export function CardRow({
  cards,
  x,
  y,
  width,
  step,
  id,
  fan = 0
}: Omit<Props, 'card' | 'turned'> & { cards: string; step: number; fan?: number }) {
  const all = cards.split(' ')
  return all.map((card, index) => {
    const place = index - (all.length - 1) / 2
    return (
      <DrawnCard
        key={card}
        card={card}
        x={x + place * step}
        y={tenth(y + Math.abs(place) * fan * 0.6)}
        width={width}
        id={id}
        turned={place * fan}
      />
    )
  })
}

const tenth = (value: number): number => Math.round(value * 10) / 10
