import type { SiteId } from '../../domain/sites/site-id.ts'
import { mapSize, type SitePlace, sitePlaces } from './site-places.data.ts'

type Tone = 'here' | 'open' | 'information' | 'closed' | 'other'

type Props = {
  /** The map in words, for those who do not see it. */
  label: string
  toneOf: (id: SiteId) => Tone
  /** The site that has a ring. */
  ring?: SiteId | null
  /** What the tones say. */
  legend: readonly { tone: Tone | 'ring'; name: string }[]
}

const tile = 44
const gap = 4

/** A small map with a tile for each of our sites, roughly where its country is. */
export function SiteTiles({ label, toneOf, ring = null, legend }: Props) {
  const places = Object.entries(sitePlaces) as [SiteId, SitePlace][]
  return (
    <figure className="site-tiles">
      <svg
        className="site-tiles__drawing"
        viewBox={`-2 -2 ${mapSize.columns * tile - gap + 4} ${mapSize.rows * tile - gap + 4}`}
        role="img"
        aria-label={label}
      >
        {places.map(([id, { column, row, code, width = 1 }]) => (
          <g
            key={id}
            className={`site-tiles__site site-tiles__tone--${toneOf(id)}${id === ring ? ' site-tiles__site--ring' : ''}`}
          >
            <rect x={column * tile} y={row * tile} width={width * tile - gap} height={tile - gap} rx="6" />
            <text x={column * tile + (width * tile - gap) / 2} y={row * tile + 26} textAnchor="middle">
              {code}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="row quiet text-small site-tiles__legend">
        {legend.map(({ tone, name }) => (
          <span key={tone} className={`site-tiles__key site-tiles__tone--${tone}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
