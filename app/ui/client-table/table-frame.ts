/** One player at a moment. Words and amounts are written as the page writes them. */
export type TableSeat = {
  /** Two or three letters on the disc: initials, or the seat's usual short name. */
  label: string
  stack?: string | undefined
  /** Face up as they are written down (`As Kd`), or how many are face down. */
  cards?: string | number | undefined
  /** The last action, in a word. */
  act?: string | undefined
  /** The chips in front of the seat. */
  bet?: string | undefined
  button?: boolean
  folded?: boolean
  /** Whose turn it is. */
  turn?: boolean
  wins?: boolean
}

/** A table at a moment. The first seat is at the bottom, the others follow clockwise. */
export type TableFrame = {
  seats: readonly TableSeat[]
  /** As they are written down. */
  board?: string
  pot?: { label: string; amount: string } | undefined
}

/** A part of the drawing, and the moments at which it is seen: null for all. */
export type Seen<Value> = { value: Value; at: number[] | null }

/** Drawings of values that change from moment to moment: equal ones once, with the moments at which they are seen. */
export function seenParts<Value>(values: readonly (Value | undefined)[]): Seen<Value>[] {
  const parts = new Map<string, { value: Value; at: number[] }>()
  for (const [moment, value] of values.entries()) {
    if (value === undefined) continue
    const key = JSON.stringify(value)
    const part = parts.get(key)
    if (part) part.at.push(moment)
    else parts.set(key, { value, at: [moment] })
  }
  return [...parts.values()].map(({ value, at }) => ({ value, at: at.length === values.length ? null : at }))
}
