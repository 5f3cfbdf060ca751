/** The three places of the way, in lines on a ground of 320 by 170: the station, the house with its tables, the hotel. */
const views = [
  {
    lines:
      'M20 140h280M60 140V74h200v66M46 74 160 30l114 44M92 140v-38h36v38M192 140v-38h36v38M20 152h280M40 140v12M100 152v-12M160 140v12M220 140v12M280 140v12',
    part: 'M160 46a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z'
  },
  {
    lines:
      'M16 142h288M36 142V58l52-34 52 34v84M140 142V58l52-34 52 34v84M16 154q12-7 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M262 142v-70M250 142h24',
    part: 'M58 92h18a10 10 0 0 1 0 20H58a10 10 0 0 1 0-20ZM104 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM162 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM208 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM254 58h16l4 14h-24z'
  },
  {
    lines:
      'M20 142h280M96 142V34h128v108M116 54h18v18h-18zM151 54h18v18h-18zM186 54h18v18h-18zM116 86h18v18h-18zM186 86h18v18h-18zM146 142v-26h28v26M40 142v-28M40 114a14 14 0 1 0 0-28 14 14 0 0 0 0 28M272 142v-22M272 120a12 12 0 1 0 0-24 12 12 0 0 0 0 24',
    part: 'M151 86h18v18h-18z'
  }
] as const

/** A place on the way to the tables; the light that is on there is copper. It says nothing by itself. */
export function View({ at }: { at: number }) {
  const view = views[at]
  return (
    view && (
      <svg className="route-view" viewBox="0 0 320 170" aria-hidden="true" focusable="false">
        <path d={view.lines} />
        <path d={view.part} className="route-view__light" />
      </svg>
    )
  )
}
