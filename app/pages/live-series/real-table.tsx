/** The seats of a real table, its own units: nine round the rim, the dealer at the top. */
const chairs = [
  [150, 84],
  [76, 160],
  [76, 260],
  [150, 338],
  [320, 366],
  [490, 338],
  [564, 260],
  [564, 160],
  [490, 84]
] as const
const board = [0, 1, 2, 3] as const

/** Chips in front of some of the chairs: where, and how many lie on each other. */
const stacks = [
  [186, 128, 3],
  [134, 176, 5],
  [136, 250, 2],
  [190, 296, 4],
  [388, 322, 6],
  [452, 296, 3],
  [506, 250, 4],
  [508, 178, 2],
  [452, 128, 5]
] as const

/** A table of a card room seen from above: a dealer with a tray, nine chairs, cards to protect, chips in stacks. */
export const RealTable = () => (
  <svg className="real-table" viewBox="0 0 640 420" aria-hidden="true" focusable="false">
    {chairs.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x - 34} y={y - 30} width="68" height="60" rx="24" className="real-table__chair" />
    ))}
    <rect x="278" y="14" width="84" height="56" rx="26" className="real-table__chair real-table__chair--dealer" />
    <rect x="84" y="64" width="472" height="290" rx="145" className="real-table__rail" />
    <rect x="108" y="88" width="424" height="242" rx="121" className="real-table__felt" />
    <rect x="140" y="120" width="360" height="178" rx="89" className="real-table__line" />
    <rect x="262" y="84" width="116" height="30" rx="6" className="real-table__tray" />
    {[0, 1, 2, 3, 4, 5].map(tube => (
      <rect
        key={tube}
        x={268 + tube * 17.6}
        y="88"
        width="14"
        height="22"
        rx="3"
        className={`real-table__tube real-table__tube--${tube % 3}`}
      />
    ))}
    {board.map(card => (
      <rect key={card} x={216 + card * 42} y="180" width="36" height="52" rx="5" className="real-table__card" />
    ))}
    <rect x="384" y="180" width="36" height="52" rx="5" className="real-table__place" />
    <g className="real-table__pot">
      {[0, 1, 2, 3, 4].map(chip => (
        <ellipse key={chip} cx={300 + (chip % 3) * 20} cy={150 - Math.floor(chip / 3) * 9} rx="11" ry="7" />
      ))}
    </g>
    {stacks.map(([x, y, count]) => (
      <g key={`${x} ${y}`} className="real-table__stack">
        {Array.from({ length: count }, (_, chip) => (
          <ellipse key={y - chip * 4.5} cx={x} cy={y - chip * 4.5} rx="12" ry="7.5" />
        ))}
      </g>
    ))}
    <g transform="translate(300 296)">
      <rect width="30" height="42" rx="4" className="real-table__back" transform="rotate(-8)" />
      <rect x="26" y="-4" width="30" height="42" rx="4" className="real-table__back" transform="rotate(6 26 0)" />
      <ellipse cx="28" cy="20" rx="12" ry="8" className="real-table__guard" />
    </g>
  </svg>
)
