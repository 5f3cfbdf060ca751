type Wide = { at: number; width: number }
type LanePlace = { lane: number; anchor: 'start' | 'middle' | 'end' }

/**
 * Puts labels into lanes so that none overlaps another, nor the line that leads to another in a deeper lane. In: where each is anchored (a share of the
 * width), how wide it is, and the width of the drawing. Out: each with its lane, 0 is the nearest to the axis, and which end of the label is at its place, so
 * that it stays within the drawing.
 */
export function placeInLanes<Label extends Wide>(
  labels: readonly Label[],
  totalPx: number,
  gapPx = 16
): (Label & LanePlace)[] {
  const boxes = labels.map(label => {
    const { at, width } = label
    const x = at * totalPx
    const anchor = x + width <= totalPx ? 'start' : x >= width ? 'end' : 'middle'
    const from = x - { start: 0, middle: width / 2, end: width }[anchor]
    return { label, x, from, to: from + width, anchor, lane: -1 } satisfies LanePlace & Record<string, unknown>
  })
  // A label that reaches to the right is deeper than those that begin below it, one that reaches to the left deeper than those before it.
  const toTheRight = boxes.filter(({ anchor }) => anchor === 'start').sort((one, other) => other.x - one.x)
  const toTheLeft = boxes.filter(({ anchor }) => anchor !== 'start').sort((one, other) => one.x - other.x)
  const placed: typeof boxes = []
  for (const box of [...toTheRight, ...toTheLeft]) {
    const covered = placed.filter(({ x }) => x >= box.from && x <= box.to)
    const touching = placed.filter(({ from, to }) => from < box.to + gapPx && box.from < to + gapPx)
    let lane = Math.max(0, ...covered.map(other => other.lane + 1))
    while (touching.some(other => other.lane === lane)) lane++
    box.lane = lane
    placed.push(box)
  }
  return boxes.map(({ label, lane, anchor }) => ({ ...label, lane, anchor }))
}

type Tall = { at: number; height: number }

/**
 * Moves labels beside an upright axis apart, each as little as it takes. In: where each would like its middle, in pixels, and its height; the whole height.
 * Out: each with its top. Where they need more than the whole, they run on below it.
 */
export function spreadDown<Label extends Tall>(
  labels: readonly Label[],
  totalPx: number,
  gapPx: number
): (Label & { top: number })[] {
  const spread = labels.map(label => ({ ...label, top: label.at - label.height / 2 }))
  const sorted = spread.toSorted((one, other) => one.top - other.top)
  const pushDown = () => {
    let free = 0
    for (const label of sorted) {
      label.top = Math.max(label.top, free)
      free = label.top + label.height + gapPx
    }
  }
  pushDown()
  let limit = totalPx
  for (const label of sorted.toReversed()) {
    label.top = Math.min(label.top, limit - label.height)
    limit = label.top - gapPx
  }
  pushDown()
  return spread
}

/** Every so many ticks that none touches the next one. In: how wide each is written, evenly spread over the whole; the whole width. Out: which are written, by their places. */
export function ticksThatFit(widths: readonly number[], totalPx: number, gapPx = 12): number[] {
  const room = Math.max(1, Math.floor(totalPx / (Math.max(0, ...widths) + gapPx)))
  const every = Math.ceil(widths.length / room)
  return widths.flatMap((_, index) => (index % every === 0 ? index : []))
}
