export type Place = { x: number; y: number }

/** A seat on the rim: where it is, and which way is out. */
export type RimPlace = Place & { out: Place }

/** The rim of a table: a rectangle whose short sides are half circles. */
export type Rim = { x: number; y: number; width: number; height: number }

/** Seats at equal distances round the rim of a table, clockwise; the first is at the middle of the bottom. */
export function rimPlaces(seats: number, rim: Rim): RimPlace[] {
  const radius = Math.min(rim.width, rim.height) / 2
  const length = 2 * (rim.width + rim.height - 4 * radius) + 2 * Math.PI * radius
  return Array.from({ length: seats }, (_, seat) => placeAt((length * seat) / seats, rim, radius))
}

function placeAt(distance: number, rim: Rim, radius: number): RimPlace {
  const across = rim.width - 2 * radius
  const down = rim.height - 2 * radius
  const quarter = (Math.PI * radius) / 2
  const sides = [
    { length: across / 2, dx: -1, dy: 0 },
    { length: down, dx: 0, dy: -1 },
    { length: across, dx: 1, dy: 0 },
    { length: down, dx: 0, dy: 1 },
    { length: across / 2, dx: -1, dy: 0 }
  ]
  let rest = distance
  let x = rim.x + rim.width / 2
  let y = rim.y + rim.height
  for (const [turn, { length, dx, dy }] of sides.entries()) {
    const out = { x: Math.round(Math.cos(angleOf(turn))), y: Math.round(Math.sin(angleOf(turn))) }
    if (rest <= length) return rounded({ x: x + dx * rest, y: y + dy * rest, out })
    rest -= length
    x += dx * length - out.x * radius
    y += dy * length - out.y * radius
    const angle = angleOf(turn) + rest / radius
    const end = angleOf(turn + 1)
    if (rest <= quarter) return rounded({ ...on(x, y, radius, angle), out: on(0, 0, 1, angle) })
    rest -= quarter
    ;({ x, y } = on(x, y, radius, end))
  }
  throw new Error(`The rim is shorter than ${distance}`)
}

/** Which way is out of a side: down, left, up, right, down. */
const angleOf = (side: number): number => ((side + 1) * Math.PI) / 2

const on = (x: number, y: number, radius: number, angle: number): Place => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle)
})

const rounded = ({ x, y, out }: RimPlace): RimPlace => ({
  x: Math.round(x),
  y: Math.round(y),
  out: { x: Math.round(out.x * 100) / 100, y: Math.round(out.y * 100) / 100 }
})
