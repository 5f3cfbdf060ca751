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

const namePx = 15
const labelPx = 14
/** The height of a line of words. */
export const linePx = 20
/** A span across: its words above its bar. */
export const spanPx = 50
const tickPx = 36
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

/** Where all is of a timeline from left to right: spans in lanes above the axis, moments in lanes below it, each at its share of the width. */
export function timelineAcross(spans: readonly Span[], moments: readonly Moment[], place: Position) {
  // The words of a span are one line, which begins at its start, or ends at its end where there is no room.
  const above = placeInLanes(
    spans.map(span => {
      const { from, to, name, label } = span
      const words = textWidth(name, namePx) + (label ? labelGapPx + textWidth(label, labelPx) : 0)
      const width = Math.max(words, (place(to) - place(from)) * widePx)
      return { ...span, at: place(from) * widePx + width > widePx ? place(to) : place(from), width }
    }),
    widePx
  )
  const below = placeInLanes(
    moments.map(moment => {
      const words = wordsOf(moment, maxWidthPx)
      return { ...moment, ...words, at: place(moment.at), width: words.width + 10 }
    }),
    widePx
  )
  const axis = Math.max(0, ...above.map(({ lane }) => lane + 1)) * spanPx + 6
  const heights: number[] = []
  for (const { lane, height } of below) heights[lane] = Math.max(heights[lane] ?? momentPx, height + gapPx)
  const topOf = (lane: number) => axis + tickPx + heights.slice(0, lane).reduce((sum, height) => sum + height, 0)
  return {
    axis,
    height: topOf(heights.length) + 4,
    spans: above.map(span => ({ ...span, top: axis - (span.lane + 1) * spanPx })),
    moments: below.map(moment => ({ ...moment, top: topOf(moment.lane) }))
  }
}

/** Where the axis is of a timeline downwards, and where its words begin; the ticks are left of the axis. */
export const axisX = 56
const wordsX = 96
const perLabelPx = 56

/** Where all is of a timeline downwards: the axis at the left, bars of spans beside it, all words at the right, moved apart. */
export function timelineDown(spans: readonly Span[], moments: readonly Moment[], place: Position) {
  const bars = placeInLanes(
    spans.map(span => ({ span, at: place(span.from), width: (place(span.to) - place(span.from)) * 1000 })),
    1000,
    1
  )
  const x = wordsX + Math.max(0, ...bars.map(({ lane }) => lane)) * 10
  const entries = [
    ...bars.map(({ span: { from, to, tone = 'quiet', ...words }, lane }) => ({
      ...words,
      at: (from + to) / 2,
      tone,
      bar: { from, to, lane }
    })),
    ...moments.map(moment => ({ ...moment, tone: 'ivory' as const, bar: null }))
  ].map(entry => ({ ...entry, ...wordsOf(entry, narrowPx - x) }))
  const needed = entries.reduce((sum, { height }) => sum + height + gapPx, 0)
  const axisHeight = Math.max(220, entries.length * perLabelPx, needed)
  return {
    x,
    axisHeight,
    height: axisHeight + 8,
    entries: spreadDown(
      entries.map(entry => ({ ...entry, at: place(entry.at) * axisHeight })),
      axisHeight,
      gapPx
    )
  }
}
