import type { SiteId } from '../../domain/sites/site-id.ts'
import { mapSize, type SitePlace, sitePlaces } from './site-places.data.ts'

type Props = {
  /** What is drawn, for those who do not see it. */
  label: string
  here: SiteId
  right: SiteId | null
  /** The words of the two marks. */
  legend: { here: string; right: string }
}

const tile = 44
const gap = 4

/** A small map with a tile for each of our sites: the one being read is filled, the one for the visitor's region has a ring. */
export function SiteMap({ label, here, right, legend }: Props) {
  const places = Object.entries(sitePlaces) as [SiteId, SitePlace][]
  return (
    <figure className="site-map">
      <svg
        className="site-map__drawing"
        viewBox={`-2 -2 ${mapSize.columns * tile - gap + 4} ${mapSize.rows * tile - gap + 4}`}
        role="img"
        aria-label={label}
      >
        {places.map(([id, { column, row, code, width = 1 }]) => (
          <g key={id} className={`site-map__site${id === here ? ' site-map__site--here' : ''}`}>
            <rect x={column * tile} y={row * tile} width={width * tile - gap} height={tile - gap} rx="6" />
            {id === right && (
              <rect
                x={column * tile}
                y={row * tile}
                width={width * tile - gap}
                height={tile - gap}
                rx="6"
                className="site-map__ring"
              />
            )}
            <text x={column * tile + (width * tile - gap) / 2} y={row * tile + 26} textAnchor="middle">
              {code}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="site-map__legend">
        <span className="site-map__key site-map__key--here">{legend.here}</span>
        {right && <span className="site-map__key site-map__key--right">{legend.right}</span>}
      </figcaption>
    </figure>
  )
}
