import { placeInLanes, spreadDown } from './label-places.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

/** A period. `label` says when or how long, in words. */
export type Span = {
  from: number
  to: number
  name: string
  label?: string
  tone?: 'mint' | 'ivory' | 'quiet'
  highlight?: boolean
}
/** An event at one instant. */
export type Moment = { at: number; name: string; label?: string; highlight?: boolean }

type Position = (value: number) => number

export const namePx = 15
export const labelPx = 14
/** The height of a line of words. */
export const linePx = 20
/** A span across: its words above its bar. */
export const spanPx = 50
export const tickPx = 36
const momentPx = 54
const maxWidthPx = 230
const gapPx = 14
/** Between the name of a span and its label. */
export const labelGapPx = 8

/** The lines of a name, and of what is said below it. */
function wordsOf({ name, label }: Pick<Moment, 'name' | 'label'>, maxPx: number) {
  const names = linesOf(name, maxPx, namePx)
  const labels = label ? linesOf(label, maxPx, labelPx) : []
  const width = Math.max(
    ...names.map(line => textWidth(line, namePx)),
    ...labels.map(line => textWidth(line, labelPx)),
    0
  )
  return { names, labels, width, height: (names.length + labels.length) * linePx }
}

/** Where all is of a timeline from left to right: spans in lanes above the axis, moments in lanes below it. */
export function timelineAcross(spans: readonly Span[], moments: readonly Moment[], place: Position) {
  const spanWords = spans.map(span => wordsOf(span, widePx))
  // The words of a span are one line, which begins at its start, or ends at its end where there is no room.
  const spanLanes = placeInLanes(
    spans.map(({ from, to, name, label }) => {
      const words = textWidth(name, namePx) + (label ? labelGapPx + textWidth(label, labelPx) : 0)
      const width = Math.max(words, (place(to) - place(from)) * widePx)
      return { at: place(from) * widePx + width > widePx ? place(to) : place(from), width }
    }),
    widePx
  )
  const lanes = Math.max(0, ...spanLanes.map(({ lane }) => lane + 1))
  const axis = lanes * spanPx + 6
  const momentWords = moments.map(moment => wordsOf(moment, maxWidthPx))
  const momentLanes = placeInLanes(
    moments.map(({ at }, index) => ({ at: place(at), width: (momentWords[index]?.width ?? 0) + 10 })),
    widePx
  )
  const heights: number[] = []
  momentLanes.forEach(({ lane }, index) => {
    heights[lane] = Math.max(heights[lane] ?? momentPx, (momentWords[index]?.height ?? 0) + gapPx)
  })
  const topOf = (lane: number) => axis + tickPx + heights.slice(0, lane).reduce((sum, height) => sum + height, 0)
  return {
    axis,
    height: topOf(heights.length) + 4,
    spans: spans.map((span, index) => ({
      ...span,
      ...spanWords[index],
      anchor: spanLanes[index]?.anchor ?? 'start',
      top: axis - ((spanLanes[index]?.lane ?? 0) + 1) * spanPx
    })),
    moments: moments.map((moment, index) => ({
      ...moment,
      names: momentWords[index]?.names ?? [],
      labels: momentWords[index]?.labels ?? [],
      anchor: momentLanes[index]?.anchor ?? 'start',
      top: topOf(momentLanes[index]?.lane ?? 0)
    }))
  }
}

/** Where the axis is of a timeline downwards, and where its words begin; the ticks are left of the axis. */
export const axisX = 56
const wordsX = 96
const perLabelPx = 56

/** Where all is of a timeline downwards: the axis at the left, bars of spans beside it, all words at the right, moved apart. */
export function timelineDown(spans: readonly Span[], moments: readonly Moment[], place: Position) {
  const lanes = placeInLanes(
    spans.map(({ from, to }) => ({ at: place(from), width: (place(to) - place(from)) * 1000 })),
    1000,
    1
  )
  const laneCount = Math.max(0, ...lanes.map(({ lane }) => lane + 1))
  const x = wordsX + Math.max(0, laneCount - 1) * 10
  const entries = [
    ...spans.map(({ from, to, tone = 'quiet' as const, ...span }, index) => ({
      ...span,
      at: (from + to) / 2,
      tone: span.highlight ? ('copper' as const) : tone,
      bar: { from, to, lane: lanes[index]?.lane ?? 0 }
    })),
    ...moments.map(moment => ({
      ...moment,
      tone: moment.highlight ? ('copper' as const) : ('ivory' as const),
      bar: null
    }))
  ]
  const all = entries.map(entry => ({ ...entry, ...wordsOf(entry, narrowPx - x) }))
  const needed = all.reduce((sum, { height }) => sum + height + gapPx, 0)
  const axisHeight = Math.max(220, all.length * perLabelPx, needed)
  const tops = spreadDown(
    all.map(({ at, height }) => ({ at: place(at) * axisHeight, height })),
    axisHeight,
    gapPx
  )
  return {
    axisHeight,
    height: axisHeight + 8,
    entries: all.map((entry, index) => ({ ...entry, x, top: tops[index] ?? 0 }))
  }
}
