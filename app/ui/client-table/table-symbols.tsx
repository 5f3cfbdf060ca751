import { symbolPaths } from './symbol-paths.data.ts'

/** `backs`: how many cards lie face down at a seat, each number once. */
type Props = { id: string; backs: Iterable<number> }

/** The shapes that drawings of the client use again and again, under names that begin with `id`. */
export const TableSymbols = ({ id, backs }: Props) => (
  <svg className="client-table__symbols" width="0" height="0" aria-hidden="true">
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
        <ellipse cy="3.4" rx="11" ry="6.8" className="client-table__ink" />
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
      {Array.from(backs, count => (
        <Backs key={count} count={count} id={id} />
      ))}
    </defs>
  </svg>
)

/** The cards of a seat, face down, about the middle of their row. */
const Backs = ({ count, id }: { count: number; id: string }) => (
  <g id={`${id}-backs-${count}`}>
    {Array.from({ length: count }, (_, index) => {
      const step = index - (count - 1) / 2
      return (
        <use
          key={step}
          href={`#${id}-back`}
          transform={`translate(${step * (count > 2 ? 13 : 19)})rotate(${step * 12})`}
        />
      )
    })}
  </g>
)
