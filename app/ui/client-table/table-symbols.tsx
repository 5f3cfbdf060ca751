/** The shapes that a drawing of the client uses again and again, under names that begin with `id`. */
export const TableSymbols = ({ id }: { id: string }) => (
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

/** On a square from -100 to 100, as the deck of our pictures has them. */
export const symbolPaths = {
  emblem:
    'M-2.5-100C-14-62-46-40-70-14-92 10-96 40-78 58-83 40-74 27-62 20-68 34-62 51-47 60-53 43-46 31-36 24-40 38-34 52-22 57-27 42-21 27-9 16L-2.5-14ZM2.5-100C14-62 46-40 70-14 92 10 96 40 78 58 83 40 74 27 62 20 68 34 62 51 47 60 53 43 46 31 36 24 40 38 34 52 22 57 27 42 21 27 9 16L2.5-14ZM0 2C7 22 8 46 10 64 14 80 22 92 32 101 19 99 8 95 0 86-8 95-19 99-32 101-22 92-14 80-10 64-8 46-7 22 0 2Z',
  s: 'M0-100C-10-62-90-30-90 28-90 62-66 78-44 78-26 78-14 70-8 58-9 78-16 92-28 100H28C16 92 9 78 8 58 14 70 26 78 44 78 66 78 90 62 90 28 90-30 10-62 0-100Z',
  h: 'M0 95C-20 60-90 25-90-30-90-64-66-82-44-82-22-82-8-68 0-50 8-68 22-82 44-82 66-82 90-64 90-30 90 25 20 60 0 95Z',
  d: 'M0-100C18-58 44-24 76 0 44 24 18 58 0 100-18 58-44 24-76 0-44-24-18-58 0-100Z',
  c: 'M0-96A42 42 0 0 1 32-27 43 43 0 1 1 14 40C15 66 22 84 34 98H-34C-22 84-15 66-14 40A43 43 0 1 1-32-27 42 42 0 0 1 0-96Z'
}
