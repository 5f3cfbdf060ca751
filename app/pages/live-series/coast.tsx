/** Where a stop is on the drawing, 1204 by 190: above the card that it belongs to. */
const places = [
  { x: 300, y: 92 },
  { x: 906, y: 70 }
] as const

export type Light = { id: string; town: string; isOn: boolean }

/** The coast between the stops by night, as a map: a light at each, mint while its edition runs, and the way from one to the other. The cards below say the same in words. */
export const Coast = ({ lights }: { lights: readonly Light[] }) => (
  <svg className="coast" viewBox="0 0 1204 190" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="coast-glow">
        <stop offset="0" className="coast__stop" />
        <stop offset="1" className="coast__stop coast__stop--out" />
      </radialGradient>
    </defs>
    <path
      className="coast__land"
      d="M0 190V118l64-16 52 12 58-34 70 8 44 20 64-6 40 26 78 8 54 30 90 6 46 18zM700 190l50-44 46-6 34-40 58-36 52 10 60-26 74 22 62-8 68 34v94z"
    />
    <path
      className="coast__line"
      d="M0 118l64-16 52 12 58-34 70 8 44 20 64-6 40 26 78 8 54 30 90 6 46 18M700 190l50-44 46-6 34-40 58-36 52 10 60-26 74 22 62-8 68 34"
    />
    {[40, 62, 150, 168].map((y, index) => (
      <path
        key={y}
        className="coast__water"
        d={`M${470 + index * 26} ${y}q20-9 40 0t40 0 40 0 ${index < 2 ? '40 0' : '20 0'}`}
      />
    ))}
    {lights.length === places.length && (
      <path className="coast__way" d={`M${places[0].x} ${places[0].y}Q600 200 ${places[1].x} ${places[1].y}`} />
    )}
    {lights.map(({ id, town, isOn }, index) => {
      const place = places[index]
      return (
        place && (
          <g key={id} className={`coast__light${isOn ? ' coast__light--on' : ''}`}>
            <circle cx={place.x} cy={place.y} r="62" fill="url(#coast-glow)" />
            <circle cx={place.x} cy={place.y} r="9" className="coast__lamp" />
            <text x={place.x} y={place.y - 24} textAnchor="middle" className="coast__town">
              {town}
            </text>
          </g>
        )
      )
    })}
  </svg>
)
