import type { ReactNode } from 'react'
import { hundredths } from './scales.ts'

type Props = {
  /** In pixels; without it all is on a square of a hundred, as wide and as high as the drawing. */
  height?: number
  children: ReactNode
}

/** Paths that are stretched with the drawing: their strokes are not. */
export const Stretched = ({ height, children }: Props) => (
  <svg viewBox={`0 0 100 ${height ?? 100}`} height={height} preserveAspectRatio="none">
    {children}
  </svg>
)

/** Lines from the top down at shares of the width, as a path. */
export const uprights = (shares: readonly number[], to = 100): string =>
  shares.map(share => `M${hundredths(share)} 0V${to}`).join('')

/** Lines across the whole width at shares of the height, as a path. */
export const levels = (shares: readonly number[]): string => shares.map(share => `M0 ${hundredths(share)}H100`).join('')
