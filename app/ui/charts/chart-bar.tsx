import type { SVGProps } from 'react'
import type { Tone } from './tones.ts'

type Props = Omit<SVGProps<SVGRectElement>, 'className'> & { tone: Tone }

/** A bar that grows to its length as the drawing comes into view. */
export const ChartBar = ({ tone, ...rect }: Props) => (
  <rect {...rect} className={`chart__grow chart__tone chart__tone--${tone}`} />
)
