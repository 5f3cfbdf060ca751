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

/** Goes along the sides and round the bends until the distance is used up; from then on nothing moves. */
function placeAt(distance: number, rim: Rim, radius: number): RimPlace {
  const across = rim.width - 2 * radius
  const down = rim.height - 2 * radius
  let rest = distance
  let out = Math.PI / 2
  let x = rim.width / 2
  let y = rim.height - radius
  for (const side of [across / 2, down, across, down, across / 2]) {
    const along = Math.min(rest, side)
    x -= along * Math.sin(out)
    y += along * Math.cos(out)
    const bend = Math.min(rest - along, (Math.PI * radius) / 2)
    out += bend / radius
    rest -= along + bend
  }
  return {
    x: rim.x + Math.round(x + radius * Math.cos(out)),
    y: rim.y + Math.round(y + radius * Math.sin(out)),
    out: { x: Math.round(Math.cos(out) * 100) / 100, y: Math.round(Math.sin(out) * 100) / 100 }
  }
}
