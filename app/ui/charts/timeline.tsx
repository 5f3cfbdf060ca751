import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { linear } from './scales.ts'
import { TimelineAcross } from './timeline-across.tsx'
import { TimelineDown } from './timeline-down.tsx'
import { type Moment, type Span, timelineAcross, timelineDown } from './timeline-places.ts'

type Props = ChartProps & {
  /** Where the drawing begins and ends, in any unit: minutes, days, milliseconds. */
  from: number
  to: number
  spans?: readonly Span[]
  moments?: readonly Moment[]
  ticks?: readonly Tick[]
}

/** Spans and moments, true to scale: from left to right where there is room, downwards on a phone. */
export function Timeline({ from, to, spans = [], moments = [], ticks = [], ...frame }: Props) {
  const place = linear(from, to)
  const across = timelineAcross(spans, moments, place)
  const down = timelineDown(spans, moments, place)
  return (
    <ChartFrame
      kind="timeline"
      {...frame}
      drawings={[
        { shownOn: 'wide', height: across.height, content: <TimelineAcross {...across} ticks={ticks} place={place} /> },
        { shownOn: 'narrow', height: down.height, content: <TimelineDown {...down} ticks={ticks} place={place} /> }
      ]}
    />
  )
}
